import {
	alignText,
	color,
	dimensions,
	number,
	only,
	type StyleControl,
	slider,
	textShadow,
	typography,
} from '../../elements/styles/factories';

const TEXT = ' .elementor-text-editor';
const CAP = `.elementor-drop-cap-yes${TEXT}>:first-child::first-letter`;
const view = (...views: string[]) => {
	return (settings: Record<string, unknown>) =>
		views.includes(String(settings.drop_cap_view || 'default'));
};

export const textEditorStyles: readonly StyleControl[] = [
	alignText('align', ''),
	color('text_color', TEXT),
	...typography('typography', TEXT),
	...textShadow('text_shadow', TEXT),
	number('text_columns', TEXT, 'columns'),
	slider('column_gap', TEXT, 'column-gap'),
	slider('paragraph_spacing', `${TEXT} p`, 'margin-block-end'),
	color('link_color', `${TEXT} a`),
	color('link_hover_color', `${TEXT} a:hover,${TEXT} a:focus-visible`),
	...only(view('default'), [color('drop_cap_primary_color', CAP)]),
	...only(view('stacked'), [
		color('drop_cap_primary_color', CAP, 'background-color'),
		color('drop_cap_secondary_color', CAP),
	]),
	...only(view('framed'), [
		color('drop_cap_primary_color', CAP, (value) => ({ color: value, 'border-color': value })),
		color('drop_cap_secondary_color', CAP, 'background-color'),
		dimensions('drop_cap_border_width', CAP, 'border-width'),
	]),
	...typography('drop_cap_typography', CAP),
	...textShadow('drop_cap_shadow', CAP),
	slider('drop_cap_size', CAP, 'padding'),
	slider('drop_cap_space', CAP, 'margin-inline-end'),
	slider('drop_cap_border_radius', CAP, 'border-radius'),
];
