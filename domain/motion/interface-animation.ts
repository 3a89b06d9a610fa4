/**
 * The durations of slides and fades in tabs, toggles, menus and smooth scrolls: the builder's three speeds, in
 * milliseconds.
 */
export const INTERFACE_ANIMATION_MS = { usual: 400, slow: 600, fast: 200 } as const;

/** The easing curve, which is slow, fast, slow: it maps a share of the time to a share of the movement, both 0 to 1. */
export function swing(share: number): number {
	return 0.5 - Math.cos(Math.min(Math.max(share, 0), 1) * Math.PI) / 2;
}
