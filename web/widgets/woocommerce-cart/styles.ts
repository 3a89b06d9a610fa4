import {
	alignText,
	color,
	custom,
	dimensions,
	lengthOf,
	only,
	type StyleControl,
	slider,
	typography,
} from '../../elements/styles/factories';
import {
	boxStyles,
	buttonStyles,
	dividerStyles,
	formStyles,
	isNotEmpty,
	linkStyles,
	ownBoxStyles,
	placeStyles,
	SECTION,
	SECTION_TITLE,
} from '../../shop/cart/shop-styles';

const ORDER = ' .woocommerce-cart-form';
const TOTALS = ' .cart_totals';
const SUMS = ' .shop-sums';
const CHECKOUT = ' .checkout-button';
const PARTS = 'section_cart_show_customize_elements';

export const cartStyles: readonly StyleControl[] = [
	custom('sticky_right_column', 'text', ' .cart-collaterals', (value) =>
		value === 'yes' ? { position: 'sticky', 'align-self': 'start' } : undefined,
	),
	custom('sticky_right_column_offset', 'slider', ' .cart-collaterals', (value) => {
		const offset = lengthOf(value);
		return offset === undefined ? undefined : { '--sticky-offset': offset };
	}),
	placeStyles('update_cart_button_alignment', ' .update-cart'),
	placeStyles('apply_coupon_button_alignment', ' .coupon-row .elementor-button'),
	alignText('totals_section_title_alignment', `${TOTALS} h2`),
	placeStyles('checkout_button_alignment', CHECKOUT),
	...boxStyles('sections', 'sections_background_color', SECTION),
	dimensions('sections_margin', SECTION, 'margin'),
	color('sections_title_color', SECTION_TITLE),
	...typography('sections_titles_typography', SECTION_TITLE),
	slider('sections_title_spacing', SECTION_TITLE, 'margin-block-end'),
	color('sections_descriptions_color', `${SECTION} p`),
	slider('sections_descriptions_spacing', `${SECTION} p`, 'margin-block-end'),
	...linkStyles('links', `${SECTION} a:not(.elementor-button)`),
	slider('forms_rows_gap', ' .coupon-row', 'row-gap'),
	...formStyles(' .coupon-row', ' .coupon-row input', ' .coupon-row .elementor-button').filter(
		({ control }) => !/^forms_(?:rows|columns)_gap$|^forms_label/.test(control),
	),
	slider('order_summary_rows_gap', ' .cart-lines', 'row-gap'),
	color('order_summary_title_color', ' .cart-title'),
	slider('order_summary_title_spacing', ' .cart-title', 'margin-block-end'),
	color('order_summary_color', ' .cart_item'),
	color('order_summary_variations_color', ' .cart_item .variation'),
	...linkStyles('product_link', ' .cart_item .product-name a'),
	...dividerStyles('order_summary_items_divider', ' .cart_item'),
	color('order_summary_quantity_border_color', ' .cart_item .qty', 'border-color'),
	slider('order_summary_quantity_border_weight', ' .cart_item .qty', 'border-width'),
	color('order_summary_remove_icon_normal_color', ' .cart_item .product-remove'),
	color(
		'order_summary_remove_icon_hover_color',
		' .cart_item .product-remove:hover,.cart_item .product-remove:focus-visible',
	),
	slider('totals_rows_gap', SUMS, 'row-gap'),
	color('totals_color', SUMS),
	...dividerStyles('totals_divider', `${SUMS} > div`),
	...buttonStyles('checkout_button', CHECKOUT).filter(
		({ control }) => !/^checkout_button_border_(?:type|width|color)$/.test(control),
	),
	...ownBoxStyles(PARTS, 'order_summary_section', 'order_summary_section_background_color', ORDER),
	...only(isNotEmpty(PARTS), [
		color('sections_totals_background_color', TOTALS, 'background-color'),
		...boxStyles('totals_section', 'sections_totals_background_color', TOTALS).filter(
			({ control }) => control.startsWith('totals_section_border'),
		),
		dimensions('checkout_sections_padding', TOTALS, 'padding'),
		dimensions('totals_section_margin', TOTALS, 'margin'),
		color('totals_section_titles_color', `${TOTALS} h2`),
		color('totals_section_content_color', `${TOTALS} .shop-sums`),
		...linkStyles('totals_section_links', `${TOTALS} a:not(.elementor-button)`),
	]),
	...ownBoxStyles(
		PARTS,
		'customize_coupon_section',
		'customize_coupon_background_color',
		' .coupon',
	),
];
