import { hoverAnimationPart } from '../../elements/styles/hover-animation-part';
import { defineWidget } from '../../elements/tree/define-widget';
import { TextPathBrowserSettings } from './browser-settings';
import { TextPathSettings } from './settings';
import { textPathStyles } from './styles';
import { TextPath } from './text-path';
import css from './text-path.css?inline';

export const textPath = defineWidget({
	types: ['text-path'],
	settings: TextPathSettings,
	browserSettings: TextPathBrowserSettings,
	Markup: TextPath,
	styles: textPathStyles,
	css,
	partsCss: { 'hover-animation': hoverAnimationPart() },
});
