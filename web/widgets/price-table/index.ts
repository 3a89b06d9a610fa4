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
	css,
	partsCss: { button, 'hover-animation': hoverAnimationPart('button_hover_animation'), ribbon },
});
