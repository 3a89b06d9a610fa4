import { defineWidget } from '../../elements/tree/define-widget';
import cartCss from '../../shop/cart/cart.css?inline';
import orderCss from '../../shop/order/order.css?inline';
import buttonCss from '../../ui/button.css?inline';
import { CheckoutSettings } from './settings';
import { checkoutStyles } from './styles';
import { Checkout } from './woocommerce-checkout-page';
import css from './woocommerce-checkout-page.css?inline';

export const woocommerceCheckout = defineWidget({
	types: ['woocommerce-checkout-page'],
	settings: CheckoutSettings,
	Markup: Checkout,
	needsShop: true,
	wrapperClasses: ({ checkout_layout }) => [`e-checkout-layout-${checkout_layout}`],
	styles: checkoutStyles,
	partsCss: { button: buttonCss, 'shop-cart': cartCss, 'shop-order': orderCss },
	css,
});
