import { carouselColors, carouselSizes } from '../../elements/styles/carousel';
import { custom, type StyleControl, slider } from '../../elements/styles/factories';

export const loopCarouselStyles: readonly StyleControl[] = [
	slider('offset_width', ' .e-carousel', '--e-carousel-offset'),
	...carouselSizes('dots_size', 'dots_gap'),
	...carouselColors({
		arrow: 'arrow_normal_color',
		arrowHover: 'arrow_hover_color',
		dotInactive: 'dots_normal_color',
		dot: 'dots_color',
	}),
	custom('equal_height', 'text', ' .swiper-wrapper', (value) =>
		value === 'no' ? { 'align-items': 'flex-start' } : undefined,
	),
];
