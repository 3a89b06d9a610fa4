import { TooLargeToRender } from '@outrigger/rules/templates/rendering-limit';

/** Milliseconds that a rendering keeps the process before others have their turn. */
export const TURN_MS = 25;
/** Seven and a half seconds of one rendering's own time: then it is given up. */
export const MOST_TURNS = 300;

/**
 * The turns of one rendering, which shares its process with everybody else's.
 *
 * The function that it gives is asked before each element: undefined while the turn lasts, then a promise of the
 * next one, the same for all who ask, kept once what waited in the process has run. Time in which the rendering
 * itself waits (for WordPress) counts as one turn, however long it is.
 *
 * @throws TooLargeToRender (the function) after so many turns
 */
export function createTurns(
	now = () => performance.now(),
	mostTurns = MOST_TURNS,
): () => Promise<void> | undefined {
	let turn = 1;
	let turnEnds = now() + TURN_MS;
	let next: Promise<void> | undefined;
	return () => {
		if (turn > mostTurns) {
			throw new TooLargeToRender(
				`The page took more than ${(mostTurns * TURN_MS) / 1000} s to render. Its documents hold more than visitors may wait for. Split them, or take out what nobody sees.`,
			);
		}
		if (now() < turnEnds) return undefined;
		next ??= new Promise((resolve) => {
			setImmediate(() => {
				next = undefined;
				turn += 1;
				turnEnds = now() + TURN_MS;
				resolve();
			});
		});
		return next;
	};
}
