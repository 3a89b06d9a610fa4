import { defineWidget } from '../../elements/tree/define-widget';
import iconView from '../../ui/icon-view.css?inline';
import { Divider } from './divider';
import css from './divider.css?inline';
import { isPattern } from './patterns';
import { DividerSettings } from './settings';
import { dividerStyles } from './styles';

export const divider = defineWidget({
	types: ['divider'],
	settings: DividerSettings,
	Markup: Divider,
	wrapperClasses: ({ style, look }) => [
		look === 'line_text' && 'elementor-widget-divider--view-line_text',
		look === 'line_icon' && 'elementor-widget-divider--view-line_icon',
		isPattern(style) && 'elementor-widget-divider--separator-type-pattern',
	],
	styles: dividerStyles,
	globals: {
		text_color: 'secondary',
		typography_typography: 'secondary',
		primary_color: 'secondary',
	},
	css,
	partsCss: { 'icon-view': iconView },
});
