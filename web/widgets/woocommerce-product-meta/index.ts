import { defineWidget } from '../../elements/tree/define-widget';
import { ProductMetaSettings } from './settings';
import { productMetaStyles } from './styles';
import { ProductMeta } from './woocommerce-product-meta';
import css from './woocommerce-product-meta.css?inline';

export const productMeta = defineWidget({
	types: ['woocommerce-product-meta'],
	settings: ProductMetaSettings,
	Markup: ProductMeta,
	needsShop: true,
	wrapperClasses: ({ view }) => [`elementor-woo-meta--view-${view}`],
	styles: productMetaStyles,
	css,
});
