import { defineWidget } from '../../elements/tree/define-widget';
import starsCss from '../../ui/stars.css?inline';
import { ProductRatingSettings } from './settings';
import { productRatingStyles } from './styles';
import { ProductRating } from './woocommerce-product-rating';
import css from './woocommerce-product-rating.css?inline';

export const productRating = defineWidget({
	types: ['woocommerce-product-rating'],
	settings: ProductRatingSettings,
	Markup: ProductRating,
	needsShop: true,
	wrapperClasses: ({ alignment }) => [
		alignment !== '' && `elementor-product-rating--align-${alignment}`,
	],
	styles: productRatingStyles,
	partsCss: { stars: starsCss },
	css,
});
