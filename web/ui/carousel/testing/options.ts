import type { CarouselOptions } from '../options';

/** Options of a carousel, for tests: two slides at once, everything on. */
export const CAROUSEL: CarouselOptions = {
	steps: [{ device: 'desktop', minWidth: 0, slides: 2, group: 1, perDot: 1, spacing: 10 }],
	hasArrows: true,
	pagination: 'bullets',
	autoplay: { stayMs: 5000, pausesOnHover: true, stopsOnUse: true },
	isInfinite: true,
	effect: 'slide',
	speedMs: 500,
	isRightToLeft: false,
	offsetSides: 'none',
};
