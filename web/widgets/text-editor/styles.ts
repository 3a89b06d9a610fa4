import {
	alignText,
	color,
	dimensions,
	number,
	type StyleControl,
	slider,
	textShadow,
	typography,
} from '../../elements/styles/factories';

const TEXT = ' .elementor-text-editor';
const CAP = ' .elementor-drop-cap';
const LETTER = ' .elementor-drop-cap-letter';
const stacked = `.elementor-drop-cap-view-stacked${CAP}`;
const framed = `.elementor-drop-cap-view-framed${CAP}`;
const drawn = `${framed},.elementor-drop-cap-view-default${CAP}`;

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
	color('drop_cap_primary_color', stacked, 'background-color'),
	color('drop_cap_primary_color', drawn, (value) => ({ color: value, 'border-color': value })),
	color('drop_cap_secondary_color', stacked),
	color('drop_cap_secondary_color', framed, 'background-color'),
	dimensions('drop_cap_border_width', CAP, 'border-width'),
	...typography('drop_cap_typography', LETTER),
	...textShadow('drop_cap_shadow', CAP),
	slider('drop_cap_size', CAP, 'padding'),
	slider('drop_cap_space', CAP, 'margin-inline-end'),
	slider('drop_cap_border_radius', CAP, 'border-radius'),
];
