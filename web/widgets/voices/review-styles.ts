import {
	color,
	dimensions,
	only,
	type StyleControl,
	slider,
	typography,
} from '../../elements/styles/factories';
import { mainSwiperStyles } from '../../elements/styles/main-swiper';

const HEADER = ' .elementor-testimonial__header';
const NAME = ' .elementor-testimonial__name';
const TITLE = ' .elementor-testimonial__title';
const TEXT = ' .elementor-testimonial__text';
const PORTRAIT = ' .elementor-testimonial__image img';
const CITE = ' .elementor-testimonial__image + .elementor-testimonial__cite';
const ICON = ' .elementor-testimonial__icon';

export const reviewsStyles: readonly StyleControl[] = [
	...mainSwiperStyles.filter(({ control }) => control !== 'slide_padding'),
	// The padding is divided between the head and the part below it, so that the line between them reaches the edges.
	dimensions('slide_padding', '', ({ top, right, bottom, left }) => ({
		'--e-review-top': top,
		'--e-review-right': right,
		'--e-review-bottom': bottom,
		'--e-review-left': left,
	})),
	color('header_background_color', HEADER, 'background-color'),
	slider('content_gap', '', (size) => ({ '--e-review-gap': `calc(${size} / 2)` })),
	...only(
		({ show_separator = 'has-separator' }) => show_separator === 'has-separator',
		[
			color('separator_color', HEADER, 'border-color'),
			slider('separator_size', HEADER, 'border-width'),
		],
	),
	color('name_color', NAME),
	...typography('name_typography', `${HEADER},${NAME}`),
	color('title_color', TITLE),
	...typography('title_typography', TITLE),
	color('content_color', TEXT),
	...typography('content_typography', TEXT),
	slider('image_size', PORTRAIT, (size) => ({ 'inline-size': size, 'block-size': size })),
	slider('image_gap', CITE, 'margin-inline-start'),
	slider('image_border_radius', PORTRAIT, 'border-radius'),
	...only(({ icon_color }) => icon_color === 'custom', [color('icon_custom_color', ICON)]),
	slider('icon_size', ICON, 'font-size'),
	slider('star_size', ' .e-stars', 'font-size'),
	slider('star_space', ' .e-stars', 'gap'),
	color('stars_color', ' .e-star-marked'),
	color('stars_unmarked_color', ' .e-star-unmarked'),
];
