import {
	alignText,
	background,
	border,
	buttonSize,
	choice,
	color,
	dimensions,
	flexAlign,
	number,
	only,
	repeater,
	ribbon,
	type StyleControl,
	slider,
	typography,
} from '../../elements/styles/factories';

const HEADER = ' .elementor-price-table__header';
const HEADING = ' .elementor-price-table__heading';
const SUB = ' .elementor-price-table__subheading';
const PRICE = ' .elementor-price-table__price';
const CURRENCY = ' .elementor-price-table__currency';
const FRACTION = ' .elementor-price-table__fractional-part';
const ORIGINAL = ' .elementor-price-table__original-price';
const PERIOD = ' .elementor-price-table__period';
const LIST = ' .elementor-price-table__features-list';
const INNER = ' .elementor-price-table__feature-inner';
const RULE = `${LIST} li:not(:first-child)::before`;
const FOOTER = ' .elementor-price-table__footer';
const BUTTON = ' .elementor-price-table__button';
const BUTTON_HOVER = `${BUTTON}:hover,${BUTTON}:focus-visible`;
const INFO = ' .elementor-price-table__additional_info';

const hasDivider = ({ list_divider }: Record<string, unknown>) => list_divider !== '';

export const priceTableStyles: readonly StyleControl[] = [
	color('header_bg_color', HEADER, 'background-color'),
	dimensions('header_padding', HEADER, 'padding'),
	color('heading_color', HEADING),
	...typography('heading_typography', HEADING),
	color('sub_heading_color', SUB),
	...typography('sub_heading_typography', SUB),
	color('pricing_element_bg_color', PRICE, 'background-color'),
	dimensions('pricing_element_padding', PRICE, 'padding'),
	color('price_color', PRICE),
	...typography('price_typography', PRICE),
	slider('currency_size', CURRENCY, (size) => ({
		'font-size': `calc(${size.replace(/px$/, '')} * 0.01em)`,
	})),
	flexAlign('currency_vertical_position', CURRENCY, 'align-self'),
	// The builder's name of this control contains a hyphen.
	slider('fractional-part_size', FRACTION, (size) => ({
		'font-size': `calc(${size.replace(/px$/, '')} * 0.01em)`,
	})),
	flexAlign(
		'fractional_part_vertical_position',
		' .elementor-price-table__after-price',
		'justify-content',
	),
	color('original_price_color', ORIGINAL),
	...typography('original_price_typography', ORIGINAL),
	flexAlign('original_price_vertical_position', ORIGINAL, 'align-self'),
	color('period_color', PERIOD),
	...typography('period_typography', PERIOD),
	color('features_list_bg_color', LIST, 'background-color'),
	dimensions('features_list_padding', LIST, 'padding'),
	color('features_list_color', LIST),
	...typography('features_list_typography', `${LIST} li`),
	alignText('features_list_alignment', LIST),
	slider('item_width', INNER, 'inline-size'),
	repeater('features_list', [color('item_icon_color', ' .e-icon')]),
	...only(hasDivider, [
		choice('divider_style', RULE, 'border-top-style'),
		color('divider_color', RULE, 'border-top-color'),
		slider('divider_weight', RULE, 'border-top-width'),
		// The builder treats the number as percent, whatever its unit is.
		number('divider_width', RULE, (size) => ({ 'inline-size': `${size}%` })),
		slider('divider_gap', RULE, 'margin-block'),
	]),
	color('footer_bg_color', FOOTER, 'background-color'),
	dimensions('footer_padding', FOOTER, 'padding'),
	color('button_text_color', BUTTON),
	buttonSize('button_size', BUTTON),
	...typography('button_typography', BUTTON),
	...background('button_background', BUTTON, {
		defaultType: 'classic',
		defaultColor: 'var(--e-global-color-accent)',
	}),
	...border('button_border', BUTTON),
	dimensions('button_border_radius', BUTTON, 'border-radius'),
	dimensions('button_text_padding', BUTTON, 'padding'),
	color('button_hover_color', BUTTON_HOVER),
	...background('button_background_hover', BUTTON_HOVER, { defaultType: 'classic' }),
	color('button_hover_border_color', BUTTON_HOVER, 'border-color'),
	color('additional_info_color', INFO),
	...typography('additional_info_typography', INFO),
	dimensions('additional_info_margin', INFO, 'margin'),
	...ribbon(),
];
