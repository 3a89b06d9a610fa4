import { defineWidget } from '../../elements/tree/define-widget';
import cartCss from '../../shop/cart/cart.css?inline';
import orderCss from '../../shop/order/order.css?inline';
import buttonCss from '../../ui/button.css?inline';
import { MyAccountSettings } from './settings';
import { myAccountStyles } from './styles';
import { MyAccount } from './woocommerce-my-account';
import css from './woocommerce-my-account.css?inline';

export const woocommerceMyAccount = defineWidget({
	types: ['woocommerce-my-account'],
	settings: MyAccountSettings,
	Markup: MyAccount,
	needsShop: true,
	wrapperClasses: ({ tabs_layout }) => [`e-my-account-tabs-${tabs_layout}`],
	styles: myAccountStyles,
	partsCss: { button: buttonCss, 'shop-cart': cartCss, 'shop-order': orderCss },
	css,
});
