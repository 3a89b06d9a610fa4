import {
	border,
	color,
	dimensions,
	type StyleControl,
	slider,
	typography,
} from '../../elements/styles/factories';

const BUTTON = ' .cart .elementor-button';
const USED = ' .cart .elementor-button:hover, .cart .elementor-button:focus-visible';
const FIELD = ' .cart .qty';
const CHOICE = ' .variations select';
const LABEL = ' .variations label';

export const addToCartStyles: readonly StyleControl[] = [
	...typography('button_typography', BUTTON),
	...border('button_border', BUTTON),
	dimensions('button_border_radius', BUTTON, 'border-radius'),
	dimensions('button_padding', BUTTON, 'padding'),
	color('button_text_color', BUTTON),
	color('button_bg_color', BUTTON, 'background-color'),
	color('button_border_color', BUTTON, 'border-color'),
	color('button_text_color_hover', USED),
	color('button_bg_color_hover', USED, 'background-color'),
	color('button_border_color_hover', USED, 'border-color'),
	slider('heading_spacing', ' .cart-row', 'gap'),
	slider('spacing', ' .cart-row', 'gap'),
	...typography('quantity_typography', FIELD),
	...border('quantity_border', FIELD),
	dimensions('quantity_border_radius', FIELD, 'border-radius'),
	dimensions('quantity_padding', FIELD, 'padding'),
	color('quantity_text_color', FIELD),
	color('quantity_bg_color', FIELD, 'background-color'),
	color('quantity_border_color', FIELD, 'border-color'),
	slider('variations_spacing', ' .variations', 'margin-block-end'),
	slider('variations_space_between', ' .variations', 'gap'),
	color('variations_label_color_focus', LABEL),
	...typography('variations_label_typography', LABEL),
	color('variations_select_color', CHOICE),
	color('variations_select_bg_color', CHOICE, 'background-color'),
	color('variations_select_border_color', CHOICE, 'border-color'),
	...typography('variations_select_typography', CHOICE),
	slider('variations_select_border_radius', CHOICE, 'border-radius'),
];
