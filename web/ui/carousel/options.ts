import type { Breakpoints } from '@outrigger/rules/builder/breakpoints';
import { type CarouselStep, carouselSteps } from '@outrigger/rules/layout/carousel';

/** The longest change of slides, in milliseconds; also the longest time for which a slide stays. */
const LONGEST_CHANGE_MS = 10_000;
const LONGEST_STAY_MS = 600_000;

/** The shortest time between two slides, in milliseconds; it includes the change. */
const SHORTEST_TURN_MS = 1000;

/**
 * If slides stay for less than this number of milliseconds and their change takes a whole turn, the carousel is meant
 * as a band that moves without a stop.
 */
const BAND_STAY_MS = 100;

/**
 * The builder's parsed carousel controls (`elements/settings/carousel`), but only those that control a carousel's
 * behaviour.
 */
export interface CarouselControls {
	[control: string]: unknown;
	/** The image carousel's single control for arrows and dots; other carousels have one control for each. */
	navigation?: 'both' | 'arrows' | 'dots' | 'none';
	arrows?: boolean;
	pagination?: '' | 'bullets' | 'fraction' | 'progressbar';
	autoplay: boolean;
	autoplay_speed: number;
	pause_on_hover: boolean;
	pause_on_interaction: boolean;
	infinite: boolean;
	effect?: 'slide' | 'fade';
	speed: number;
	direction: 'ltr' | 'rtl';
	offset_sides?: 'none' | 'left' | 'right' | 'both';
}

/** The effect of a change of slides; all except the first need a separate chunk. */
export type CarouselEffect = 'slide' | 'fade' | 'cube' | 'coverflow';

/** The options that control a carousel. */
export interface CarouselOptions {
	/** Smallest viewport first. */
	steps: CarouselStep[];
	hasArrows: boolean;
	pagination: 'bullets' | 'fraction' | 'progressbar' | null;
	autoplay: { stayMs: number; pausesOnHover: boolean; stopsOnUse: boolean } | null;
	isInfinite: boolean;
	effect: CarouselEffect;
	/** True if a press on a slide that is partly visible at the side moves to that slide. */
	goesToClicked?: boolean;
	speedMs: number;
	isRightToLeft: boolean;
	offsetSides: 'none' | 'left' | 'right' | 'both';
}

/**
 * Converts settings to options.
 * @param usualSpacing CSS pixels between slides if an editor did not set them
 */
export function carouselOptions(
	controls: CarouselControls,
	breakpoints: Breakpoints,
	usualSpacing: number,
): CarouselOptions {
	const steps = carouselSteps(controls, breakpoints, usualSpacing);
	const isSingle = steps.every(({ slides }) => slides === 1);
	const { navigation = 'none', effect = 'slide', infinite, offset_sides = 'none' } = controls;
	const dots = navigation === 'both' || navigation === 'dots' ? 'bullets' : '';
	return {
		steps,
		hasArrows: controls.arrows ?? (navigation === 'both' || navigation === 'arrows'),
		pagination: (controls.pagination ?? dots) || null,
		autoplay: autoplayOf(controls),
		isInfinite: infinite,
		effect: isSingle ? effect : 'slide',
		speedMs: speedOf(controls.speed),
		isRightToLeft: controls.direction === 'rtl',
		// Slides are partly visible at the sides only if the carousel is endless.
		offsetSides: infinite ? offset_sides : 'none',
	};
}

/** The controls of a carousel that moves by itself. */
export type PlayingControls = Pick<
	CarouselControls,
	'autoplay' | 'autoplay_speed' | 'pause_on_hover' | 'pause_on_interaction' | 'speed'
>;

/**
 * Returns the autoplay of a carousel by its controls; null for a carousel that does not move by itself. Limits keep
 * every stored value from making it too fast.
 */
export function autoplayOf(controls: PlayingControls): CarouselOptions['autoplay'] {
	if (!controls.autoplay) return null;
	const least = Math.max(SHORTEST_TURN_MS - speedOf(controls.speed), 0);
	return {
		stayMs: within(controls.autoplay_speed, least, LONGEST_STAY_MS),
		pausesOnHover: controls.pause_on_hover,
		stopsOnUse: controls.pause_on_interaction,
	};
}

/** The duration of a change in milliseconds, 0 to 10 s. */
export function speedOf(stored: number): number {
	return within(stored, 0, LONGEST_CHANGE_MS);
}

/** Returns true if the slides move like a band: they hardly stay between long changes. */
export function isBand({ autoplay, speedMs }: CarouselOptions): boolean {
	return autoplay !== null && autoplay.stayMs < BAND_STAY_MS && speedMs >= SHORTEST_TURN_MS;
}

/**
 * Rules that give every slide its width before any script, and without one. If all slides are visible at once and the
 * carousel is not endless, the controls are hidden, because they would have no effect.
 */
export function carouselCss(
	selector: string,
	{ steps, isInfinite }: Pick<CarouselOptions, 'steps' | 'isInfinite'>,
	slideCount = Number.POSITIVE_INFINITY,
): string {
	return steps
		.map(({ minWidth, slides, spacing }) => {
			const controls =
				isInfinite || slideCount === Number.POSITIVE_INFINITY
					? ''
					: `;--e-carousel-controls:${slides >= slideCount ? 'none' : 'initial'}`;
			const rule = `${selector}{--e-carousel-slides:${slides};--e-carousel-gap:${spacing}px${controls}}`;
			return minWidth > 0 ? `@media (min-width:${minWidth}px){${rule}}` : rule;
		})
		.join('');
}

function within(value: number, least: number, most: number): number {
	return Math.min(Math.max(Math.round(value), least), most);
}
