import { color, custom, type StyleControl, slider } from '../../elements/styles/factories';

const ARROW = ' .elementor-swiper-button';

export const loopCarouselStyles: readonly StyleControl[] = [
	slider('offset_width', ' .e-carousel', '--e-carousel-offset'),
	slider('arrows_size', ARROW, 'font-size'),
	color('arrow_normal_color', ARROW),
	color('arrow_hover_color', `${ARROW}:hover`),
	color('dots_normal_color', ' .swiper-pagination'),
	custom('equal_height', 'text', ' .swiper-wrapper', (value) =>
		value === 'no' ? { 'align-items': 'flex-start' } : undefined,
	),
];
