import { defineWidget } from '../../elements/tree/define-widget';
import priceCss from '../../shop/product/price.css?inline';
import saleFlashCss from '../../shop/product/sale-flash.css?inline';
import starsCss from '../../ui/stars.css?inline';
import { ProductsSettings } from './settings';
import { productsStyles } from './styles';
import { Products } from './woocommerce-products';
import css from './woocommerce-products.css?inline';

export const products = defineWidget({
	types: [
		'woocommerce-products',
		'wc-archive-products',
		'woocommerce-product-related',
		'woocommerce-product-upsell',
	],
	settings: ProductsSettings,
	Markup: Products,
	needsShop: true,
	wrapperClasses: ({ align }) => [
		'elementor-wc-products',
		align !== '' && `elementor-product-loop-item--align-${align}`,
	],
	styles: productsStyles,
	partsCss: { 'shop-price': priceCss, 'shop-sale-flash': saleFlashCss, stars: starsCss },
	css,
});
