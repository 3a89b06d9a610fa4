import { defineWidget } from '../../elements/tree/define-widget';
import { IconList } from './icon-list';
import css from './icon-list.css?inline';
import { IconListSettings } from './settings';
import { iconListStyles } from './styles';

export const iconList = defineWidget({
	types: ['icon-list'],
	settings: IconListSettings,
	Markup: IconList,
	wrapperClasses: ({ view, link_click }) => [
		`elementor-icon-list--layout-${view}`,
		`elementor-list-item-link-${link_click}`,
	],
	styles: iconListStyles,
	globals: {
		icon_color: 'primary',
		text_color: 'secondary',
		icon_typography_typography: 'text',
	},
	css,
});
