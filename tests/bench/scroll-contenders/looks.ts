/** The visible state that every contender gives an element: pixels downwards and an opacity. */
export interface Looks {
	y: number;
	opacity: number;
}

/**
 * Pixels for each percent of the way through the window, and the level of an element's transparency at its entrance (10
 * means full).
 */
export const SPEED = 2;
export const LEVEL = 5;
/** The part of the way over which the opacity changes, in percent. */
const FADE = { start: 20, end: 80 };

/**
 * The visible state at a percentage of the way through the window: the rules of the handler, written out for two
 * effects.
 */
export function looksAt(percent: number): Looks {
	const way = Math.min(100, Math.max(0, percent));
	const faded = Math.min(1, Math.max(0, (way - FADE.start) / (FADE.end - FADE.start)));
	return {
		y: Math.round(-(way - 50) * SPEED * 100) / 100,
		opacity: Math.round((1 - LEVEL / 10 + (LEVEL / 10) * faded) * 1e4) / 1e4,
	};
}

/** Returns how far a box has come through the window, in percent. */
export function wayOf(top: number, height: number): number {
	return (100 * (innerHeight - top)) / (innerHeight + height);
}

/** Shows the looks. */
export function show({ style }: HTMLElement, { y, opacity }: Looks): void {
	style.transform = `translateY(${y}px)`;
	style.opacity = `${opacity}`;
}
