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
import { defineWidget } from '../../elements/tree/define-widget';
import dropCapCss from './drop-cap.css?inline';
import { TextEditor, TextEditorSettings } from './text-editor';
import css from './text-editor.css?inline';

const TEXT = ' .elementor-text-editor';
const CAP = ' .elementor-drop-cap';
const LETTER = ' .elementor-drop-cap-letter';
const stacked = `.elementor-drop-cap-view-stacked${CAP}`;
const framed = `.elementor-drop-cap-view-framed${CAP}`;
const drawn = `${framed},.elementor-drop-cap-view-default${CAP}`;

const textEditorStyles: readonly StyleControl[] = [
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

export const textEditor = defineWidget({
	types: ['text-editor'],
	settings: TextEditorSettings,
	Markup: TextEditor,
	wrapperClasses: ({ drop_cap, drop_cap_view }) => [
		drop_cap && 'elementor-drop-cap-yes',
		drop_cap && `elementor-drop-cap-view-${drop_cap_view}`,
	],
	styles: textEditorStyles,
	globals: { text_color: 'text', typography_typography: 'text', drop_cap_primary_color: 'primary' },
	css,
	partsCss: { 'drop-cap': { css: dropCapCss, control: 'drop_cap' } },
});
