import { carouselColors, carouselSizes } from './carousel';
import { choice, color, dimensions, slider } from './controls';
import type { StyleControl } from './style-control';

const SLIDE = ' .elementor-main-swiper .swiper-slide';

/** The style controls that the builder's media, testimonial and review carousels share. */
export const mainSwiperStyles: readonly StyleControl[] = [
	// If the pagination is a bar, it lies on the upper edge of the slides.
	choice('pagination', ' .e-carousel', { progressbar: { '--e-carousel-below': '0px' } }),
	choice('pagination', ' .e-carousel > .e-carousel-controls', {
		progressbar: {
			position: 'absolute',
			inset: '0 0 auto',
			'z-index': '2',
			'block-size': 'auto',
			'--e-carousel-dot': '#000',
			'--e-carousel-dot-inactive': 'rgb(0 0 0 / 25%)',
		},
	}),
	choice('pagination', ' .e-carousel > .e-carousel-pause', {
		progressbar: { 'inset-block': '4px auto' },
	}),
	...carouselSizes('pagination_size', 'pagination_gap'),
	...carouselColors({
		arrow: 'arrows_color',
		dot: 'pagination_color',
		dotInactive: 'pagination_color_inactive',
		isPresentOnly: true,
	}),
	slider('width', ' .e-carousel > .swiper', 'max-width'),
	// Arrows beside the slides take 40 px of the width.
	slider('width', ' .e-carousel-arrows-outside.e-carousel-has-arrows > .swiper', (width) => ({
		'max-width': `calc(${width} - 40px)`,
	})),
	color('slide_background_color', SLIDE, 'background-color'),
	dimensions('slide_border_size', SLIDE, ({ top, right, bottom, left }) => ({
		'border-style': 'solid',
		'border-width': `${top} ${right} ${bottom} ${left}`,
	})),
	slider('slide_border_radius', SLIDE, 'border-radius'),
	color('slide_border_color', SLIDE, 'border-color'),
	dimensions('slide_padding', SLIDE, 'padding'),
];
