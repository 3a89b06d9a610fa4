import { defineWidget } from '../../elements/define-widget';
import { hoverAnimationPart } from '../../elements/hover-animation-part';
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
