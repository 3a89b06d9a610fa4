import { defineWidget } from '../../elements/tree/define-widget';
import cartCss from '../../shop/cart/cart.css?inline';
import buttonCss from '../../ui/button.css?inline';
import { CartSettings } from './settings';
import { cartStyles } from './styles';
import { WoocommerceCart } from './woocommerce-cart';
import css from './woocommerce-cart.css?inline';

export const woocommerceCart = defineWidget({
	types: ['woocommerce-cart'],
	settings: CartSettings,
	Markup: WoocommerceCart,
	needsShop: true,
	wrapperClasses: ({ cart_layout }) => [`e-cart-layout-${cart_layout}`],
	styles: cartStyles,
	partsCss: { button: buttonCss, 'shop-cart': cartCss },
	css,
});
