import { defineWidget } from '../../elements/tree/define-widget';
import cartCss from '../../shop/cart/cart.css?inline';
import buttonCss from '../../ui/button.css?inline';
import { MenuCartBrowserSettings } from './browser-settings';
import { MenuCartSettings } from './settings';
import { menuCartStyles } from './styles';
import { MenuCart } from './woocommerce-menu-cart';
import css from './woocommerce-menu-cart.css?inline';

export const woocommerceMenuCart = defineWidget({
	types: ['woocommerce-menu-cart'],
	settings: MenuCartSettings,
	browserSettings: MenuCartBrowserSettings,
	Markup: MenuCart,
	needsShop: true,
	wrapperClasses: (settings) => [
		`toggle-icon--${settings.icon}`,
		`elementor-menu-cart--items-indicator-${settings.items_indicator}`,
		`elementor-menu-cart--cart-type-${settings.cart_type}`,
		settings.hide_empty_indicator && 'elementor-menu-cart--empty-indicator-hide',
		settings.show_subtotal && 'elementor-menu-cart--show-subtotal-yes',
		settings.show_remove_icon && 'elementor-menu-cart--show-remove-button-yes',
		settings.show_divider && 'elementor-menu-cart--show-divider-yes',
		settings.cart_type === 'side-cart' &&
			`elementor-menu-cart--side-${settings.side_cart_alignment}`,
	],
	styles: menuCartStyles,
	partsCss: { button: buttonCss, 'shop-cart': cartCss },
	css,
});
