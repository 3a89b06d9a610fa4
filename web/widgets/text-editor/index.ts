import { defineWidget } from '../../elements/tree/define-widget';
import dropCapCss from './drop-cap.css?inline';
import { TextEditorSettings } from './settings';
import { textEditorStyles } from './styles';
import { TextEditor } from './text-editor';
import css from './text-editor.css?inline';

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
