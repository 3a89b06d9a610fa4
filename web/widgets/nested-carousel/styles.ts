import { elementCarouselStyles } from '../../elements/styles/element-carousel';
import { background, border, dimensions, type StyleControl } from '../../elements/styles/factories';

const SLIDE = ' .e-n-carousel > .swiper-wrapper > .swiper-slide > .e-con';

export const nestedCarouselStyles: readonly StyleControl[] = [
	...elementCarouselStyles,
	...background('content_background', SLIDE),
	...border('content_border', SLIDE),
	dimensions('border_radius', SLIDE, 'border-radius'),
	dimensions('content_padding', SLIDE, 'padding'),
];
