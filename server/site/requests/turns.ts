import { TooLargeToRender } from '@outrigger/rules/templates/rendering-limit';

/** Milliseconds that a rendering keeps the process before others have their turn. */
export const TURN_MS = 25;
/** Milliseconds of the processor that one rendering may take: then it is given up. */
export const MOST_MS = 7_500;

/** The clock on the wall, and the time of the processor that this process took; both in milliseconds. */
export interface Clocks {
	now: () => number;
	spent: () => number;
}

const CLOCKS: Clocks = {
	now: () => performance.now(),
	spent: () => {
		const { user, system } = process.cpuUsage();
		return (user + system) / 1000;
	},
};

/**
 * The turns of one rendering, which shares its process with everybody else's.
 *
 * The function that it gives is asked before each element: undefined while the turn lasts, then a promise of the
 * next one, the same for all who ask, kept once what waited in the process has run. A turn ends by the clock, so that
 * others have theirs; it costs what the processor worked in it, and no more than its length. So neither the time in
 * which the rendering waits (for WordPress, or for a processor that others have) nor what others do meanwhile counts.
 *
 * @throws TooLargeToRender (the function) when it has cost too much
 */
export function createTurns(
	{ now, spent }: Clocks = CLOCKS,
	mostMs = MOST_MS,
): () => Promise<void> | undefined {
	let cost = 0;
	let turnEnds = now() + TURN_MS;
	let spentBefore = spent();
	let next: Promise<void> | undefined;
	return () => {
		if (cost >= mostMs) {
			throw new TooLargeToRender(
				`The page took more than ${mostMs / 1000} s of the processor to render. Its documents hold more than visitors may wait for. Split them, or take out what nobody sees.`,
			);
		}
		if (now() < turnEnds) return undefined;
		next ??= new Promise((resolve) => {
			cost += Math.min(TURN_MS, spent() - spentBefore);
			setImmediate(() => {
				next = undefined;
				turnEnds = now() + TURN_MS;
				spentBefore = spent();
				resolve();
			});
		});
		return next;
	};
}
