import { defineWidget } from '../../elements/tree/define-widget';
import cartCss from '../../shop/cart/cart.css?inline';
import priceCss from '../../shop/product/price.css?inline';
import buttonCss from '../../ui/button.css?inline';
import { AddToCartSettings } from './settings';
import { addToCartStyles } from './styles';
import { ProductAddToCart } from './woocommerce-product-add-to-cart';
import css from './woocommerce-product-add-to-cart.css?inline';

export const productAddToCart = defineWidget({
	types: ['woocommerce-product-add-to-cart', 'wc-add-to-cart'],
	settings: AddToCartSettings,
	Markup: ProductAddToCart,
	needsShop: true,
	wrapperClasses: ({ layout, alignment }) => [
		layout !== '' && `e-add-to-cart--layout-${layout}`,
		alignment !== '' && `elementor-add-to-cart--align-${alignment}`,
	],
	styles: addToCartStyles,
	partsCss: { button: buttonCss, 'shop-price': priceCss, 'shop-cart': cartCss },
	css,
});
