import { hoverAnimationPart } from '../../elements/styles/hover-animation-part';
import { defineWidget } from '../../elements/tree/define-widget';
import button from '../../ui/button.css?inline';
import ribbon from '../../ui/ribbon.css?inline';
import { PriceTable } from './price-table';
import css from './price-table.css?inline';
import { PriceTableSettings } from './settings';
import { priceTableStyles } from './styles';

export const priceTable = defineWidget({
	types: ['price-table'],
	settings: PriceTableSettings,
	Markup: PriceTable,
	wrapperClasses: ({ list_divider }) => [list_divider && 'elementor-price-table--list-divider'],
	styles: priceTableStyles,
	globals: {
		header_bg_color: 'secondary',
		heading_typography_typography: 'primary',
		sub_heading_typography_typography: 'secondary',
		price_typography_typography: 'primary',
		original_price_color: 'secondary',
		original_price_typography_typography: 'secondary',
		period_color: 'secondary',
		period_typography_typography: 'secondary',
		features_list_color: 'text',
		features_list_typography_typography: 'text',
		button_typography_typography: 'accent',
		button_background_color: 'accent',
		additional_info_color: 'text',
		additional_info_typography_typography: 'text',
		ribbon_typography_typography: 'accent',
	},
	css,
	partsCss: { button, 'hover-animation': hoverAnimationPart('button_hover_animation'), ribbon },
});
