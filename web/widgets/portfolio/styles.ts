import {
	color,
	custom,
	dimensions,
	type StyleControl,
	sizeOf,
	slider,
	typography,
} from '../../elements/styles/factories';
import { gridStyles } from '../../loops/markup/grid-styles';

const LIST = ' .elementor-portfolio';
const FILTERS = ' .elementor-portfolio__filters';
const FILTER = ' .elementor-portfolio__filter';
const OVERLAY = ' .elementor-portfolio-item__overlay';
const TITLE = ' .elementor-portfolio-item__title';

export const portfolioStyles: readonly StyleControl[] = [
	...gridStyles('', LIST),
	slider('item_gap', LIST, '--grid-column-gap'),
	// The builder stores the ratio as height divided by width.
	custom('item_ratio', 'slider', LIST, (value) => {
		const ratio = sizeOf(value) ?? 0;
		return ratio > 0 ? { '--portfolio-ratio': `1 / ${ratio}` } : undefined;
	}),
	dimensions('border_radius', ' .elementor-portfolio-item__link', 'border-radius'),
	color('color_background', OVERLAY, 'background-color'),
	color('color_title', TITLE),
	...typography('typography_title', TITLE),
	color('color_filter', FILTER),
	color('color_filter_active', `${FILTER}[aria-pressed=true]`),
	...typography('typography_filter', FILTER),
	slider('filter_item_spacing', FILTERS, 'column-gap'),
	slider('filter_spacing', FILTERS, 'margin-block-end'),
];
