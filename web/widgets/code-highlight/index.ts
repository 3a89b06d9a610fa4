import { type StyleControl, slider } from '../../elements/styles/factories';
import { defineWidget } from '../../elements/tree/define-widget';
import { CodeHighlight } from './code-highlight';
import css from './code-highlight.css?inline';
import { CodeHighlightSettings } from './settings';

const styles: readonly StyleControl[] = [
	slider('height', ' .highlight-height', 'height'),
	slider('font_size', ' pre', 'font-size'),
];

export const codeHighlight = defineWidget({
	types: ['code-highlight'],
	settings: CodeHighlightSettings,
	Markup: CodeHighlight,
	styles,
	css,
});
