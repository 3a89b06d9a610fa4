import { titleControls } from '../../elements/styles/title-controls';
import { defineWidget } from '../../elements/tree/define-widget';
import { SiteTitleSettings, ThemeTitle, ThemeTitleSettings } from './theme-title';
import css from './theme-title.css?inline';

const shared = {
	Markup: ThemeTitle,
	styles: titleControls(' .elementor-heading-title'),
	css,
};

export const siteTitle = defineWidget({
	...shared,
	types: ['theme-site-title'],
	settings: SiteTitleSettings,
});

export const themeTitle = defineWidget({
	...shared,
	types: [
		'theme-page-title',
		'theme-post-title',
		'theme-archive-title',
		'woocommerce-product-title',
	],
	settings: ThemeTitleSettings,
	globals: { title_color: 'primary', typography_typography: 'primary' },
});
