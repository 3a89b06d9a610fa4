import {
	choice,
	color,
	dimensions,
	type StyleControl,
	slider,
	typography,
} from '../../elements/styles/factories';

const TOGGLE = ' .elementor-menu-cart__toggle .elementor-button';
const USED = `${TOGGLE}:hover, .elementor-menu-cart__toggle .elementor-button:focus-visible`;
const BUBBLE = ' .elementor-button-icon-qty';
const PANEL = ' .elementor-menu-cart__main';

const side = (value: string) => ({ '--main-alignment': value });

export const menuCartStyles: readonly StyleControl[] = [
	choice('alignment', '', {
		left: side('start'),
		start: side('start'),
		center: side('center'),
		right: side('end'),
		end: side('end'),
	}),
	color('toggle_button_text_color', TOGGLE),
	color('toggle_button_icon_color', ' .elementor-button-icon'),
	color('toggle_button_background_color', TOGGLE, 'background-color'),
	color('toggle_button_border_color', TOGGLE, 'border-color'),
	color('toggle_button_hover_text_color', USED),
	color('toggle_button_hover_background_color', USED, 'background-color'),
	color('toggle_button_hover_border_color', USED, 'border-color'),
	slider('toggle_button_border_width', TOGGLE, (width) => ({
		'border-width': width,
		'border-style': 'solid',
	})),
	slider('toggle_button_border_radius', TOGGLE, 'border-radius'),
	...typography('toggle_button_typography', TOGGLE),
	slider('toggle_icon_size', ' .elementor-button-icon', 'font-size'),
	slider('toggle_icon_spacing', TOGGLE, 'gap'),
	dimensions('toggle_button_padding', TOGGLE, 'padding'),
	color('items_indicator_text_color', BUBBLE),
	color('items_indicator_background_color', BUBBLE, 'background-color'),
	color('cart_background_color', PANEL, 'background-color'),
	slider('lightbox_width', PANEL, 'inline-size'),
	dimensions('cart_padding', PANEL, 'padding'),
	color('divider_color', ' .cart_item', 'border-color'),
	color('product_title_color', ' .product-name'),
	...typography('product_title_typography', ' .product-name'),
	color('product_price_color', ' .product-subtotal'),
	...typography('product_price_typography', ' .product-subtotal'),
	color('subtotal_color', ' .elementor-menu-cart__subtotal'),
	...typography('subtotal_typography', ' .elementor-menu-cart__subtotal'),
	color('view_cart_button_text_color', ' .elementor-button--view-cart'),
	color('view_cart_button_background_color', ' .elementor-button--view-cart', 'background-color'),
	color('checkout_button_text_color', ' .elementor-button--checkout'),
	color('checkout_button_background_color', ' .elementor-button--checkout', 'background-color'),
];
