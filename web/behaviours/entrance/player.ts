import { whenFirstUsed } from '../../browser/first-input';
import { isPassedPage } from '../../browser/passed-page';
import { after } from '../../browser/timers';
import type { Unsubscribe } from '../../browser/unsubscribe';

/** A module that plays entrances. */
export type Player = Pick<typeof import('./play-entrance'), 'playEntrance'>;

/**
 * The time in milliseconds for which an element in view waits for the player; after that it shows without an animation.
 */
const LATE_MS = 400;

let player: Promise<Player | undefined> | undefined;

/** Fetches the player of entrances. It is called when the visitor first uses the page. */
export function bringPlayer(): void {
	player ??= (isPassedPage() ? import('./play-by-sheet') : import('./play-entrance')).catch(
		() => undefined,
	);
}

// For a visitor who only looks at the first screen, no player is fetched.
whenFirstUsed(bringPlayer);

/**
 * Calls back once with the player of entrances, for an element that is in view now. Calls back with undefined if the
 * visitor has not used the page yet, and if the player cannot be fetched or is late.
 * @returns a function that ends the wait without a call
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
