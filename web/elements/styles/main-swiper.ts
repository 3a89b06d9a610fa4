import { carouselColors, carouselSizes } from './carousel';
import { color, dimensions, slider } from './controls';
import type { StyleControl } from './style-control';

const SLIDE = ' .elementor-main-swiper .swiper-slide';

/** The style controls that the builder's media, testimonial and review carousels share. */
export const mainSwiperStyles: readonly StyleControl[] = [
	...carouselSizes('pagination_size', 'pagination_gap'),
	...carouselColors({
		arrow: 'arrows_color',
		dot: 'pagination_color',
		dotInactive: 'pagination_color_inactive',
		isPresentOnly: true,
	}),
	slider('width', ' .e-carousel > .swiper', 'max-width'),
	color('slide_background_color', SLIDE, 'background-color'),
	dimensions('slide_border_size', SLIDE, ({ top, right, bottom, left }) => ({
		'border-style': 'solid',
		'border-width': `${top} ${right} ${bottom} ${left}`,
	})),
	slider('slide_border_radius', SLIDE, 'border-radius'),
	color('slide_border_color', SLIDE, 'border-color'),
	dimensions('slide_padding', SLIDE, 'padding'),
];
