import { defineWidget } from '../../elements/tree/define-widget';
import { PriceList } from './price-list';
import css from './price-list.css?inline';
import { PriceListSettings } from './settings';
import { priceListStyles } from './styles';

export const priceList = defineWidget({
	types: ['price-list'],
	settings: PriceListSettings,
	Markup: PriceList,
	styles: priceListStyles,
	css,
});
