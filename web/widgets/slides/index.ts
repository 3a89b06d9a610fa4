import { defineWidget } from '../../elements/tree/define-widget';
import buttonCss from '../../ui/button.css?inline';
import carouselCss from '../../ui/carousel/carousel.css?inline';
import kenBurnsCss from '../../ui/ken-burns.css?inline';
import { SlidesBrowserSettings } from './browser-settings';
import { SlidesSettings } from './settings';
import { Slides } from './slides';
import css from './slides.css?inline';
import { slidesStyles } from './styles';

export const slides = defineWidget({
	types: ['slides'],
	settings: SlidesSettings,
	browserSettings: SlidesBrowserSettings,
	Markup: Slides,
	styles: slidesStyles,
	css,
	partsCss: { button: buttonCss, carousel: carouselCss, 'ken-burns': kenBurnsCss },
	isEmpty: ({ slides }) => slides.length === 0,
	wrapperClasses: (settings) => [
		`elementor--h-position-${settings.slides_horizontal_position}`,
		`elementor--v-position-${settings.slides_vertical_position}`,
		`elementor-arrows-position-${settings.arrows_position}`,
		`elementor-pagination-position-${settings.dots_position}`,
	],
});
