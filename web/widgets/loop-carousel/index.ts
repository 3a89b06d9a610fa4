import { elementCarouselStyles } from '../../elements/styles/element-carousel';
import { custom, type StyleControl } from '../../elements/styles/factories';
import { defineWidget } from '../../elements/tree/define-widget';
import { LOOPS_CSS } from '../../loops/markup/loops-css';
import carouselCss from '../../ui/carousel/carousel.css?inline';
import { LoopCarouselBrowserSettings } from './browser-settings';
import { LoopCarousel } from './loop-carousel';
import css from './loop-carousel.css?inline';
import { LoopCarouselSettings } from './settings';

const loopCarouselStyles: readonly StyleControl[] = [
	...elementCarouselStyles,
	custom('equal_height', 'text', ' .swiper-wrapper', (value) =>
		value === 'no' ? { 'align-items': 'flex-start' } : undefined,
	),
];

export const loopCarousel = defineWidget({
	types: ['loop-carousel'],
	settings: LoopCarouselSettings,
	browserSettings: LoopCarouselBrowserSettings,
	Markup: LoopCarousel,
	refreshedBy: 'refresh-loop',
	styles: loopCarouselStyles,
	css,
	partsCss: { carousel: carouselCss, loops: LOOPS_CSS },
});
