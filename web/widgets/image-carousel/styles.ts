import { carouselColors, carouselSizes } from '../../elements/styles/carousel';
import {
	alignText,
	border,
	color,
	customSize,
	dimensions,
	flexAlign,
	only,
	type StyleControl,
	slider,
	textShadow,
	typography,
} from '../../elements/styles/factories';

const IMAGE = ' .swiper-slide-image';
const CAPTION = ' .elementor-image-carousel-caption';

export const imageCarouselStyles: readonly StyleControl[] = [
	...carouselSizes('dots_size', 'dots_gap'),
	...carouselColors({
		arrow: 'arrows_color',
		dot: 'dots_color',
		dotInactive: 'dots_inactive_color',
	}),
	...only(
		({ slides_to_show }) => `${slides_to_show}` !== '1',
		[flexAlign('gallery_vertical_align', ' .swiper-wrapper', 'align-items')],
	),
	customSize('thumbnail', IMAGE),
	...border('image_border', IMAGE),
	dimensions('image_border_radius', IMAGE, 'border-radius'),
	alignText('caption_align', CAPTION),
	color('caption_text_color', CAPTION),
	...typography('caption_typography', CAPTION),
	...textShadow('caption_shadow', CAPTION),
	slider('caption_space', CAPTION, 'margin-block-start'),
];
