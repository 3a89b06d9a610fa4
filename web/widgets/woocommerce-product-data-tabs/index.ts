import { object } from 'valibot';
import { defineWidget } from '../../elements/tree/define-widget';
import starsCss from '../../ui/stars.css?inline';
import { productDataTabsStyles } from './styles';
import { ProductDataTabs } from './woocommerce-product-data-tabs';
import css from './woocommerce-product-data-tabs.css?inline';

export const productDataTabs = defineWidget({
	types: ['woocommerce-product-data-tabs'],
	settings: object({}),
	Markup: ProductDataTabs,
	needsShop: true,
	styles: productDataTabsStyles,
	partsCss: { stars: starsCss },
	css,
});
