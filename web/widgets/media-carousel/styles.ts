import { countOf } from '@outrigger/rules/layout/carousel';
import {
	choice,
	color,
	custom,
	customSize,
	only,
	type StyleControl,
	slider,
	textShadow,
	typography,
} from '../../elements/styles/factories';
import { mainSwiperStyles } from '../../elements/styles/main-swiper';

const IMAGE = ' .elementor-carousel-image img';
const OVERLAY = ' .elementor-carousel-image-overlay';
const PLAY = ' .elementor-custom-embed-play';

export const mediaCarouselStyles: readonly StyleControl[] = [
	...mainSwiperStyles,
	slider('height', ' .elementor-main-swiper .swiper-slide', (height) => ({
		height: `calc(${height} - var(--e-carousel-below, 0px))`,
	})),
	...only(
		({ skin }) => skin === 'slideshow',
		[
			slider('slideshow_height', ' .e-carousel', '--e-carousel-height'),
			slider('space_between', ' .elementor-thumbnails-swiper', 'gap'),
			custom('slideshow_slides_per_view', 'text', ' .elementor-thumbnails-swiper', (value) => {
				const count = countOf(value);
				return count ? { '--e-carousel-thumbs': `${count}` } : undefined;
			}),
		],
	),
	choice('image_fit', IMAGE, {
		contain: { 'object-fit': 'contain' },
		auto: { 'object-fit': 'none' },
	}),
	customSize('image_size', IMAGE),
	color('overlay_background_color', OVERLAY, 'background-color'),
	color('overlay_color', OVERLAY, '--e-carousel-image-overlay-color'),
	slider('icon_size', OVERLAY, '--e-carousel-image-overlay-icon-size'),
	...typography('caption_typography', OVERLAY),
	color('play_icon_color', PLAY),
	slider('play_icon_size', PLAY, 'font-size'),
	...textShadow('play_icon_text_shadow', PLAY),
];
