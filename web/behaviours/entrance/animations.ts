import type { EntranceAnimation } from '@outrigger/rules/motion/entrance-animations';
import type { Pivot, Pose } from './pose';

/** One moment of an animation; a property that it omits has its value at rest. */
export interface Step extends Partial<Pose> {
	/** The moment in percent of the animation's duration. */
	at: number;
	/** GSAP's name for the easing from this step to the next; a gentle easing by default. */
	ease?: string;
}

/** One animation of the table: its steps in their order; the last step is at rest. */
export interface Animation {
	steps: readonly Step[];
	pivot?: Pivot;
}

const END: Step = { at: 100 };
const OUT = 'power2.out';
const TOP: Pivot = [0, -50];
const LOWER_LEFT: Pivot = [-50, 50];
const LOWER_RIGHT: Pivot = [50, 50];

/** Moves from one pose straight to rest. */
function from(start: Partial<Pose>, pivot?: Pivot): Animation {
	return { steps: [{ at: 0, ease: OUT, ...start }, END], pivot };
}

/**
 * The element starts small and far away, moves past its place while it grows, then rests. Distances in visible CSS
 * pixels.
 */
function zoomFrom(x: number, y: number): Animation {
	const past = -0.285;
	return {
		steps: [
			{ at: 0, ease: 'power2.in', opacity: 0, scaleX: 0.1, scaleY: 0.1, x, y },
			{ at: 60, ease: OUT, scaleX: 0.475, scaleY: 0.475, x: x * past, y: y * past },
			END,
		],
	};
}

/**
 * Moves in from far outside, beyond its place and back twice. `x` and `y` are the unit vector of the side from which it
 * comes.
 */
function bounceFrom(x: number, y: number): Animation {
	const along = (distance: number) => ({ x: x * distance, y: y * distance });
	return {
		steps: [
			{ at: 0, ease: OUT, opacity: 0, ...along(3000) },
			{ at: 60, ease: OUT, ...along(-25) },
			{ at: 75, ease: OUT, ...along(10) },
			{ at: 90, ease: OUT, ...along(-5) },
			END,
		],
	};
}

/** Moves from rest through these poses back to rest, at equal or given moments. */
function between(...steps: Step[]): Animation {
	return { steps: [{ at: 0 }, ...steps, END] };
}

const size = (scale: number) => ({ scaleX: scale, scaleY: scale });

/** The builder's animations under the builder's names. If an animation runs backwards, it is an exit. */
export const ANIMATIONS: Readonly<Record<EntranceAnimation, Animation>> = {
	fadeIn: from({ opacity: 0 }),
	fadeInDown: from({ opacity: 0, yPercent: -100 }),
	fadeInLeft: from({ opacity: 0, xPercent: -100 }),
	fadeInRight: from({ opacity: 0, xPercent: 100 }),
	fadeInUp: from({ opacity: 0, yPercent: 100 }),

	zoomIn: { steps: [{ at: 0, opacity: 0, ...size(0.3) }, { at: 50, ...size(0.82) }, END] },
	zoomInDown: zoomFrom(0, -100),
	zoomInLeft: zoomFrom(-100, 0),
	zoomInRight: zoomFrom(100, 0),
	zoomInUp: zoomFrom(0, 100),

	bounceIn: {
		steps: [
			{ at: 0, ease: OUT, opacity: 0, ...size(0.3) },
			{ at: 20, ease: OUT, opacity: 0.4, ...size(1.1) },
			{ at: 40, ease: OUT, opacity: 0.8, ...size(0.9) },
			{ at: 60, ease: OUT, ...size(1.03) },
			{ at: 80, ease: OUT, ...size(0.97) },
			END,
		],
	},
	bounceInDown: bounceFrom(0, -1),
	bounceInLeft: bounceFrom(-1, 0),
	bounceInRight: bounceFrom(1, 0),
	bounceInUp: bounceFrom(0, 1),

	slideInDown: from({ yPercent: -100 }),
	slideInLeft: from({ xPercent: -100 }),
	slideInRight: from({ xPercent: 100 }),
	slideInUp: from({ yPercent: 100 }),

	rotateIn: from({ opacity: 0, rotate: -200 }),
	rotateInDownLeft: from({ opacity: 0, rotate: -45 }, LOWER_LEFT),
	rotateInDownRight: from({ opacity: 0, rotate: 45 }, LOWER_RIGHT),
	rotateInUpLeft: from({ opacity: 0, rotate: 45 }, LOWER_LEFT),
	rotateInUpRight: from({ opacity: 0, rotate: -90 }, LOWER_RIGHT),

	bounce: {
		steps: [
			{ at: 0 },
			{ at: 20, ease: 'power3.out' },
			{ at: 40, y: -30 },
			{ at: 43, ease: 'power3.in', y: -30 },
			{ at: 53, ease: 'power3.out' },
			{ at: 70, ease: 'power3.in', y: -15 },
			{ at: 80, ease: OUT },
			{ at: 90, y: -4 },
			END,
		],
	},
	flash: between({ at: 25, opacity: 0 }, { at: 50 }, { at: 75, opacity: 0 }),
	pulse: between({ at: 50, ...size(1.05) }),
	rubberBand: between(
		{ at: 30, scaleX: 1.25, scaleY: 0.75 },
		{ at: 40, scaleX: 0.75, scaleY: 1.25 },
		{ at: 50, scaleX: 1.15, scaleY: 0.85 },
		{ at: 65, scaleX: 0.95, scaleY: 1.05 },
		{ at: 75, scaleX: 1.05, scaleY: 0.95 },
	),
	shake: between(
		...[10, 20, 30, 40, 50, 60, 70, 80, 90].map((at, index) => ({
			at,
			x: index % 2 === 0 ? -10 : 10,
		})),
	),
	headShake: between(
		{ at: 6.5, x: -6, rotateY: -9 },
		{ at: 18.5, x: 5, rotateY: 7 },
		{ at: 31.5, x: -3, rotateY: -5 },
		{ at: 43.5, x: 2, rotateY: 3 },
		{ at: 50 },
	),
	swing: {
		...between(
			{ at: 20, rotate: 15 },
			{ at: 40, rotate: -10 },
			{ at: 60, rotate: 5 },
			{ at: 80, rotate: -5 },
		),
		pivot: TOP,
	},
	tada: between(
		{ at: 10, ...size(0.9), rotate: -3 },
		{ at: 20, ...size(0.9), rotate: -3 },
		...[30, 40, 50, 60, 70, 80, 90].map((at, index) => ({
			at,
			...size(1.1),
			rotate: index % 2 === 0 ? 3 : -3,
		})),
	),
	wobble: between(
		{ at: 15, xPercent: -25, rotate: -5 },
		{ at: 30, xPercent: 20, rotate: 3 },
		{ at: 45, xPercent: -15, rotate: -3 },
		{ at: 60, xPercent: 10, rotate: 2 },
		{ at: 75, xPercent: -5, rotate: -1 },
	),
	jello: between(
		{ at: 11 },
		...[22, 33, 44, 55, 66, 77, 88].map((at, index) => {
			const skew = -12.5 * (-0.5) ** index;
			return { at, skewX: skew, skewY: skew };
		}),
	),

	lightSpeedIn: {
		steps: [
			{ at: 0, ease: OUT, opacity: 0, xPercent: 100, skewX: -30 },
			{ at: 60, ease: OUT, skewX: 20 },
			{ at: 80, ease: OUT, skewX: -5 },
			END,
		],
	},
	rollIn: from({ opacity: 0, xPercent: -100, rotate: -120 }),
};
