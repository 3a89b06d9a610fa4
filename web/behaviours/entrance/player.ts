import { whenFirstUsed } from '../../browser/first-input';
import { after } from '../../browser/timers';

type Player = typeof import('./play-entrance');

/** How long an element that is in view waits for GSAP, in milliseconds; then it is shown as it is. */
const LATE_MS = 400;

let player: Promise<Player | undefined> | undefined;

// GSAP is never fetched for a visitor who only looks at the first screen.
whenFirstUsed(() => {
	player = import('./play-entrance').catch(() => undefined);
});

/**
 * What plays entrances, for an element that is in view now. Undefined where the page is not in use yet, where it
 * could not be fetched, and where it is late.
 */
export function fetchedPlayer(): Promise<Player | undefined> {
	const late = new Promise<undefined>((resolve) => after(LATE_MS, () => resolve(undefined)));
	return Promise.race([player, late]);
}
