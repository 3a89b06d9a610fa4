import { elementCarouselStyles } from '../../elements/styles/element-carousel';
import { custom, type StyleControl } from '../../elements/styles/factories';

export const loopCarouselStyles: readonly StyleControl[] = [
	...elementCarouselStyles,
	custom('equal_height', 'text', ' .swiper-wrapper', (value) =>
		value === 'no' ? { 'align-items': 'flex-start' } : undefined,
	),
];
