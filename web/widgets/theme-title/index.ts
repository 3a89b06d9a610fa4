import { titleControls } from '../../elements/styles/title-controls';
import { defineWidget } from '../../elements/tree/define-widget';
import { ThemeTitleSettings } from './settings';
import { ThemeTitle } from './theme-title';
import css from './theme-title.css?inline';

export const themeTitle = defineWidget({
	types: [
		'theme-site-title',
		'theme-page-title',
		'theme-post-title',
		'theme-archive-title',
		'woocommerce-product-title',
	],
	settings: ThemeTitleSettings,
	Markup: ThemeTitle,
	styles: titleControls(' .elementor-heading-title'),
	css,
});
