import { whenFirstUsed } from '../../browser/first-input';
import { after } from '../../browser/timers';
import type { Unsubscribe } from '../../browser/unsubscribe';

type Player = typeof import('./play-entrance');

/**
 * The time that an element in view waits for GSAP, in milliseconds; then it is shown as it is.
 */
const LATE_MS = 400;

let player: Promise<Player | undefined> | undefined;

/** Fetches what plays entrances: the page is in use. */
export function bringPlayer(): void {
	player ??= import('./play-entrance').catch(() => undefined);
}

// GSAP is never fetched for a visitor who only looks at the first screen.
whenFirstUsed(bringPlayer);

/**
 * Brings what plays entrances, once, for an element that is in view now. Undefined where the page is not in use yet,
 * where it could not be fetched, and where it is late.
 * @returns ends the wait; nothing is called after that
 */
export function whenPlayer(onReady: (player: Player | undefined) => void): Unsubscribe {
	let isOver = false;
	const end = () => {
		isOver = true;
		stopWaiting();
	};
	const ready = (it: Player | undefined) => {
		if (isOver) return;
		end();
		onReady(it);
	};
	const stopWaiting = after(LATE_MS, () => ready(undefined));
	Promise.resolve(player).then(ready);
	return end;
}
