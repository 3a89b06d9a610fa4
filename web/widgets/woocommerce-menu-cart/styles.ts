import {
	choice,
	color,
	dimensions,
	flexAlign,
	LEFT_END,
	only,
	RIGHT_END,
	type StyleControl,
	slider,
	typography,
} from '../../elements/styles/factories';

const TOGGLE = ' .elementor-menu-cart__toggle .elementor-button';
const USED = `${TOGGLE}:hover, .elementor-menu-cart__toggle .elementor-button:focus-visible`;
const BUBBLE = ' .elementor-button-icon-qty';
const PANEL = ' .elementor-menu-cart__main';

const CLOSE = ' .elementor-menu-cart__close-button';
const REMOVE = ' .product-remove';
const SUBTOTAL = ' .elementor-menu-cart__subtotal';
const LINE = ' .cart_item';
const BUTTONS = ' .elementor-menu-cart__footer-buttons';
const VIEW = ' .elementor-button--view-cart';
const PAY = ' .elementor-button--checkout';

/**
 * Returns the controls of one of the buttons below the cart; the builder's controls for its box and for its colours
 * have different names.
 */
const footerButton = (name: string, box: string, selector: string): StyleControl[] => {
	const used = `${selector}:hover,${selector}:focus-visible`;
	return [
		color(`${name}_button_text_color`, selector),
		color(`${name}_button_background_color`, selector, 'background-color'),
		color(`${name}_button_hover_text_color`, used),
		color(`${name}_button_hover_background`, used, 'background-color'),
		color(`${name}_button_border_hover_color`, used, 'border-color'),
		dimensions(`${box}_button_border_radius`, selector, 'border-radius'),
		dimensions(`${box}_button_padding`, selector, 'padding'),
	];
};

const side = (value: string) => ({ '--main-alignment': value });

export const menuCartStyles: readonly StyleControl[] = [
	choice('alignment', '', {
		left: side(LEFT_END),
		start: side('start'),
		center: side('center'),
		right: side(RIGHT_END),
		end: side('end'),
	}),
	color('toggle_button_text_color', TOGGLE),
	color('toggle_button_icon_color', ' .elementor-button-icon'),
	color('toggle_button_background_color', TOGGLE, 'background-color'),
	color('toggle_button_border_color', TOGGLE, 'border-color'),
	color('toggle_button_hover_text_color', USED),
	color(
		'toggle_button_hover_icon_color',
		`${TOGGLE}:hover .elementor-button-icon,${TOGGLE}:focus-visible .elementor-button-icon`,
	),
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
	choice('toggle_icon_position', ' .elementor-button-icon', {
		start: { order: '-1' },
		end: { order: '1' },
		left: { order: '-1' },
		right: { order: '1' },
	}),
	dimensions('toggle_button_padding', TOGGLE, 'padding'),
	color('items_indicator_text_color', BUBBLE),
	color('items_indicator_background_color', BUBBLE, 'background-color'),
	slider('items_indicator_distance', BUBBLE, (distance) => ({
		'inset-block-start': `calc(-1 * ${distance})`,
	})),
	color('background_color', PANEL, 'background-color'),
	...only(
		({ border_type }) => typeof border_type === 'string' && !['', 'none'].includes(border_type),
		[
			choice('border_type', PANEL, 'border-style'),
			dimensions('border_width', PANEL, 'border-width'),
			color('border_color', PANEL, 'border-color'),
		],
	),
	dimensions('border_radius', PANEL, 'border-radius'),
	dimensions('cart_padding', PANEL, 'padding'),
	...only(
		({ cart_type }) => cart_type === 'mini-cart',
		[
			slider('mini_cart_spacing', PANEL, 'margin-block-start'),
			choice('mini_cart_alignment', PANEL, {
				start: { 'inset-inline': '0 auto' },
				center: { 'inset-inline': '50% auto', translate: '-50%' },
				end: { 'inset-inline': 'auto 0' },
			}),
		],
	),
	slider('close_cart_icon_size', CLOSE, 'font-size'),
	color('close_cart_icon_color', CLOSE),
	color('close_cart_icon_hover_color', `${CLOSE}:hover,${CLOSE}:focus-visible`),
	choice('close_cart_button_alignment', CLOSE, {
		start: { 'align-self': 'start' },
		end: { 'align-self': 'end' },
	}),
	slider('remove_item_button_size', REMOVE, 'font-size'),
	color('remove_item_button_color', REMOVE),
	color('remove_item_button_hover_color', `${REMOVE}:hover,${REMOVE}:focus-visible`),
	color('subtotal_color', SUBTOTAL),
	...typography('subtotal_typography', SUBTOTAL),
	flexAlign('subtotal_alignment', SUBTOTAL),
	choice('subtotal_divider_style', SUBTOTAL, 'border-style'),
	dimensions('subtotal_divider_width', SUBTOTAL, 'border-width'),
	color('subtotal_divider_color', SUBTOTAL, 'border-color'),
	color('product_title_color', ' .product-name'),
	color('product_title_hover_color', ' .product-name a:hover,.product-name a:focus-visible'),
	...typography('product_title_typography', ' .product-name'),
	color('product_variations_color', ' .variation'),
	color('product_price_color', ' .product-price'),
	...typography('product_price_typography', ' .product-price'),
	choice('divider_style', LINE, 'border-block-start-style'),
	color('divider_color', LINE, 'border-color'),
	slider('divider_width', LINE, 'border-block-start-width'),
	slider('divider_gap', LINE, 'padding-block'),
	choice('buttons_layout', BUTTONS, {
		inline: { 'grid-template-columns': 'repeat(auto-fit,minmax(0,1fr))' },
		stacked: { 'grid-template-columns': 'minmax(0,1fr)' },
	}),
	slider('space_between_buttons', BUTTONS, 'gap'),
	slider('button_border_radius', `${BUTTONS} .elementor-button`, 'border-radius'),
	...footerButton('view_cart', 'view_cart', VIEW),
	...footerButton('checkout', 'view_checkout', PAY),
	color('empty_message_color', ' .cart-empty'),
	choice('empty_message_alignment', ' .cart-empty', {
		start: { 'text-align': 'start' },
		center: { 'text-align': 'center' },
		end: { 'text-align': 'end' },
	}),
];
