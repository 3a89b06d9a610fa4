import { defineWidget } from '../../elements/tree/define-widget';
import starsCss from '../../ui/stars.css?inline';
import { ProductDataTabsSettings } from './settings';
import { productDataTabsStyles } from './styles';
import { ProductDataTabs } from './woocommerce-product-data-tabs';
import css from './woocommerce-product-data-tabs.css?inline';

export const productDataTabs = defineWidget({
	types: ['woocommerce-product-data-tabs'],
	settings: ProductDataTabsSettings,
	Markup: ProductDataTabs,
	needsShop: true,
	styles: productDataTabsStyles,
	partsCss: { stars: starsCss },
	css,
});
