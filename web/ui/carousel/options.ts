import type { Breakpoints } from '../../../domain/breakpoints';
import { type CarouselStep, carouselSteps } from '../../../domain/carousel';

/** A change of slides is no shorter and no longer than this, milliseconds; neither is a slide's stay. */
const SPEEDS = { least: 0, most: 10_000 };
const STAYS = { least: 1000, most: 600_000 };

/** The builder's parsed carousel controls (`elements/settings/carousel`), as far as a carousel runs by them. */
export interface CarouselControls {
	[control: string]: unknown;
	navigation: 'both' | 'arrows' | 'dots' | 'none';
	arrows: '' | 'yes' | 'no';
	pagination: '' | 'bullets' | 'fraction' | 'progressbar' | 'none';
	autoplay: boolean;
	autoplay_speed: number;
	pause_on_hover: boolean;
	pause_on_interaction: boolean;
	infinite: boolean;
	effect: 'slide' | 'fade';
	speed: number;
	direction: 'ltr' | 'rtl';
	offset_sides: 'none' | 'left' | 'right' | 'both';
}

/** What a carousel runs by. */
export interface CarouselOptions {
	/** Smallest viewport first. */
	steps: CarouselStep[];
	hasArrows: boolean;
	pagination: 'bullets' | 'fraction' | 'progressbar' | null;
	autoplay: { stayMs: number; pausesOnHover: boolean; stopsOnUse: boolean } | null;
	isInfinite: boolean;
	effect: 'slide' | 'fade';
	speedMs: number;
	isRightToLeft: boolean;
	offsetSides: CarouselControls['offset_sides'];
}

/**
 * Settings → options.
 * @param usualSpacing CSS pixels between slides unless an editor says otherwise
 */
export function carouselOptions(
	controls: CarouselControls,
	breakpoints: Breakpoints,
	usualSpacing: number,
): CarouselOptions {
	const steps = carouselSteps(controls, breakpoints, usualSpacing);
	const isSingle = steps.every(({ slides }) => slides === 1);
	const { navigation, arrows, pagination } = controls;
	const dots = pagination || (navigation === 'both' || navigation === 'dots' ? 'bullets' : 'none');
	return {
		steps,
		hasArrows: arrows === '' ? navigation === 'both' || navigation === 'arrows' : arrows === 'yes',
		pagination: dots === 'none' ? null : dots,
		autoplay: controls.autoplay
			? {
					stayMs: within(controls.autoplay_speed, STAYS),
					pausesOnHover: controls.pause_on_hover,
					stopsOnUse: controls.pause_on_interaction,
				}
			: null,
		isInfinite: controls.infinite,
		effect: isSingle ? controls.effect : 'slide',
		speedMs: within(controls.speed, SPEEDS),
		isRightToLeft: controls.direction === 'rtl',
		offsetSides: controls.offset_sides,
	};
}

/** Rules that give every slide its width before any script, and without one. */
export function carouselCss(selector: string, { steps }: Pick<CarouselOptions, 'steps'>): string {
	return steps
		.map(({ minWidth, slides, spacing }) => {
			const rule = `${selector}{--e-carousel-slides:${slides};--e-carousel-gap:${spacing}px}`;
			return minWidth > 0 ? `@media (min-width:${minWidth}px){${rule}}` : rule;
		})
		.join('');
}

function within(value: number, { least, most }: { least: number; most: number }): number {
	return Math.min(Math.max(Math.round(value), least), most);
}
