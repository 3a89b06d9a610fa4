import { color, type StyleControl, slider, typography } from '../../elements/styles/factories';

export const productRatingStyles: readonly StyleControl[] = [
	color('star_color', ' .e-star-marked'),
	color('empty_star_color', ' .e-star-unmarked'),
	color('link_color', ' .woocommerce-review-link'),
	...typography('text_typography', ' .woocommerce-review-link'),
	slider('star_size', ' .star-rating', 'font-size'),
	slider('space_between', ' .woocommerce-product-rating', 'gap'),
];
