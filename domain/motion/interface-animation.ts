/** How long slides and fades of tabs, toggles, menus and smooth scrolls last. The builder's three speeds, in milliseconds. */
export const INTERFACE_ANIMATION_MS = { usual: 400, slow: 600, fast: 200 } as const;

/** How far a movement has come, from 0 to 1, after a share of its time: slow, quick, slow. */
export function swing(share: number): number {
	return 0.5 - Math.cos(Math.min(Math.max(share, 0), 1) * Math.PI) / 2;
}
