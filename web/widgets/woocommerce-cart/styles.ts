import {
	border,
	color,
	custom,
	dimensions,
	lengthOf,
	type StyleControl,
	slider,
	typography,
} from '../../elements/styles/factories';

const SECTION = ' .e-shop-section';
const HEADING = ' .e-shop-section h2';
const CHECKOUT = ' .checkout-button';

export const cartStyles: readonly StyleControl[] = [
	custom('sticky_right_column', 'text', ' .cart-collaterals', (value) =>
		value === 'yes' ? { position: 'sticky', 'align-self': 'start' } : undefined,
	),
	custom('sticky_right_column_offset', 'slider', ' .cart-collaterals', (value) => {
		const offset = lengthOf(value);
		return offset === undefined ? undefined : { '--sticky-offset': offset };
	}),
	color('sections_background_color', SECTION, 'background-color'),
	...border('sections_border', SECTION),
	dimensions('sections_border_radius', SECTION, 'border-radius'),
	dimensions('sections_padding', SECTION, 'padding'),
	color('sections_title_color', HEADING),
	...typography('sections_titles_typography', HEADING),
	slider('sections_title_spacing', HEADING, 'margin-block-end'),
	color('checkout_button_normal_text_color', CHECKOUT),
	color('checkout_button_normal_background_color', CHECKOUT, 'background-color'),
	...typography('checkout_button_typography', CHECKOUT),
	dimensions('checkout_button_border_radius', CHECKOUT, 'border-radius'),
];
