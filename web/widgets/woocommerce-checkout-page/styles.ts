import {
	alignText,
	color,
	custom,
	dimensions,
	only,
	type StyleControl,
	sizeOf,
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

const FIELD = ' .form-row :is(input, select, textarea)';
const BUTTON = ' #place_order, .place-order';
const BILLING = ' .e-shop-section.billing';
const MORE = ' .e-shop-section.additional';
const ORDER = ' .woocommerce-checkout-review-order';
const PAYMENT = ' .woocommerce-checkout-payment';
const COUPON = ' .coupon';
const PARTS = 'section_checkout_show_customize_elements';

export const checkoutStyles: readonly StyleControl[] = [
	custom('sticky_right_column', 'text', ' .e-checkout__column-end', (value, { settings }) =>
		value === 'yes'
			? {
					position: 'sticky',
					'inset-block-start': `calc(${sizeOf(settings.sticky_right_column_offset) ?? 96}px + var(--wp-admin--admin-bar--height, 0px))`,
				}
			: undefined,
	),
	alignText('billing_details_alignment', `${BILLING} h2`),
	alignText('additional_information_alignment', `${MORE} h2`),
	alignText('order_summary_alignment', `${ORDER} h2`),
	alignText('coupon_alignment', `${COUPON} h2`),
	placeStyles('coupon_button_alignment', ' .coupon-row .elementor-button'),
	placeStyles('purchase_button_alignment', BUTTON),
	...boxStyles('sections', 'sections_background_color', SECTION),
	dimensions('sections_margin', SECTION, 'margin'),
	color('sections_title_color', SECTION_TITLE),
	...typography('sections_titles_typography', SECTION_TITLE),
	slider('sections_title_spacing', SECTION_TITLE, 'margin-block-end'),
	color('sections_descriptions_color', `${SECTION} p`),
	slider('sections_descriptions_spacing', `${SECTION} p`, 'margin-block-end'),
	color('sections_messages_color', ' .cart-error'),
	color('sections_radio_buttons_color', `${PAYMENT} label`),
	...linkStyles('links', `${SECTION} a:not(.elementor-button)`),
	...formStyles(' .checkout-fields', FIELD, ' .coupon-row .elementor-button'),
	slider('order_summary_rows_gap', ' .order-lines', 'row-gap'),
	color('order_summary_items_color', ' .order-lines .cart_item'),
	color('order_summary_variations_color', ' .order-lines .variation'),
	...dividerStyles('order_summary_items_divider', ' .order-lines .cart_item'),
	color('order_summary_totals_color', `${ORDER} .shop-sums`),
	...dividerStyles('order_summary_totals_divider', `${ORDER} .shop-sums > div`),
	...buttonStyles('purchase_button', BUTTON).filter(
		({ control }) => !/^purchase_button_border_(?:type|width|color)$/.test(control),
	),
	...ownBoxStyles(PARTS, 'billing_details', 'customize_billing_details_background_color', BILLING),
	...ownBoxStyles(
		PARTS,
		'additional_information',
		'customize_additional_information_background_color',
		MORE,
	),
	...ownBoxStyles(PARTS, 'order_summary', 'customize_order_summary_background_color', ORDER),
	...ownBoxStyles(PARTS, 'payment', 'customize_payment_background_color', PAYMENT),
	...ownBoxStyles(PARTS, 'coupon', 'customize_coupon_background_color', COUPON),
	...only(isNotEmpty(PARTS), [
		color('billing_details_titles_color', `${BILLING} h2`),
		color('additional_information_titles_color', `${MORE} h2`),
		color('order_summary_titles_color', `${ORDER} h2`),
		color('payment_description_color', `${PAYMENT} .payment_box`),
		color('payment_radio_color', `${PAYMENT} label`),
		color('coupon_secondary_title_color', `${COUPON} h2`),
	]),
];
