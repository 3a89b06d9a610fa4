import { color, slider } from './controls';
import type { Declarations, StyleControl } from './style-control';

const ARROW = ' .e-carousel > .elementor-swiper-button';
const ARROW_HOVER = `${ARROW}:hover, .e-carousel > .elementor-swiper-button:focus-visible`;
const DOTS = ' .e-carousel > .e-carousel-controls';

/** The names of a widget's controls for the colours of its arrows and dots. */
export interface CarouselColors {
	arrow: string;
	arrowHover?: string;
	arrowBackground?: string;
	arrowBackgroundHover?: string;
	dot: string;
	dotInactive?: string;
	/** True if the colour applies only to the dot of the present slide; the other dots stay black. */
	isPresentOnly?: boolean;
}

/** The colours of arrows and dots. */
export function carouselColors(names: CarouselColors): StyleControl[] {
	const { arrow, arrowHover, arrowBackground, arrowBackgroundHover, dot, dotInactive } = names;
	const others: Declarations = names.isPresentOnly ? { '--e-carousel-dot-inactive': '#000' } : {};
	const ground = (control: string | undefined, selector: string) =>
		control ? [color(control, selector, 'background')] : [];
	return [
		color(arrow, ARROW),
		...(arrowHover ? [color(arrowHover, ARROW_HOVER)] : []),
		...ground(arrowBackground, ARROW),
		...ground(arrowBackgroundHover, ARROW_HOVER),
		color(dot, DOTS, (value) => ({ '--e-carousel-dot': value, ...others })),
		...(dotInactive
			? [
					color(dotInactive, DOTS, (value) => ({
						'--e-carousel-dot-inactive': value,
						'--e-carousel-dot-opacity': '1',
					})),
				]
			: []),
	];
}

/**
 * The size of the arrows, and of the dots or the bar with the gaps between them, by the widget's own control names.
 * @param gapOf computes the space on each side of a dot from the stored length
 */
export function carouselSizes(
	dotsSize: string,
	dotsGap: string,
	gapOf: (length: string) => string = (length) => length,
): StyleControl[] {
	return [
		slider('arrows_size', ARROW, 'font-size'),
		slider(dotsSize, DOTS, (size) => ({
			'--e-carousel-dot-size': size,
			'--e-carousel-bar-height': size,
		})),
		slider(dotsGap, `${DOTS} > .swiper-pagination`, (gap) => ({
			'--e-carousel-dots-gap': gapOf(gap),
		})),
	];
}
