import { after } from '../../browser/timers';
import type { Unsubscribe } from '../../browser/unsubscribe';

/**
 * The reason why a carousel does not move by itself. The first four end by themselves, the others by a visitor's
 * action.
 */
export type RestReason =
	| 'hover'
	| 'out-of-view'
	| 'all-seen'
	| 'reduced-motion'
	| 'focus'
	| 'use'
	| 'button';

/** A carousel's clock. */
export interface Playing {
	rest: (reason: RestReason) => void;
	resume: (reason: RestReason) => void;
	/** The visitor's button: ends every rest but those of the page itself. */
	toggle: () => void;
	/** The stay of the slide begins anew. */
	restart: () => void;
	/** The next step comes soon, not at the end of the turn. */
	goOn: () => void;
	stop: () => void;
}

/** The reasons that end by themselves, so that the visitor need not press anything. */
const PASSING: ReadonlySet<RestReason> = new Set(['hover', 'out-of-view', 'all-seen']);

/** The reasons that the visitor's button cannot end. */
const PAGE_REASONS: ReadonlySet<RestReason> = new Set([
	'out-of-view',
	'all-seen',
	'reduced-motion',
]);

/** Milliseconds before an immediate step, so that it does not interrupt the step before. */
const SOON_MS = 16;

/** The thing that a clock moves. */
export interface Played {
	step: () => void;
	/**
	 * Receives two values: `isPlaying`, true if it would move when seen, which is the state of
	 * the visitor's button, and `isMoving`, true if it moves just now.
	 */
	onChange: (isPlaying: boolean, isMoving: boolean) => void;
	/** True where the first step does not wait: slides that pass like a band. */
	isAtOnce?: boolean;
}

/** Moves to the next slide each time that a number of milliseconds have passed without a reason to rest. */
export function startPlaying(
	turnMs: number,
	{ step, onChange, isAtOnce = false }: Played,
): Playing {
	const reasons = new Set<RestReason>();
	let cancel: Unsubscribe = () => {};
	let isStopped = false;
	let isSoon = isAtOnce;

	function run() {
		cancel();
		const isMoving = reasons.size === 0 && !isStopped;
		onChange(![...reasons].some((reason) => !PASSING.has(reason)), isMoving);
		if (!isMoving) return;
		cancel = after(isSoon ? SOON_MS : turnMs, () => {
			isSoon = false;
			step();
			run();
		});
	}

	run();
	return {
		rest(reason) {
			if (reasons.has(reason)) return;
			reasons.add(reason);
			run();
		},
		resume(reason) {
			if (reasons.delete(reason)) run();
		},
		toggle() {
			const isResting = ['focus', 'use', 'button'].some((reason) =>
				reasons.has(reason as RestReason),
			);
			if (isResting) {
				for (const reason of [...reasons]) if (!PAGE_REASONS.has(reason)) reasons.delete(reason);
			} else {
				reasons.add('button');
			}
			run();
		},
		restart() {
			if (reasons.size === 0) run();
		},
		goOn() {
			isSoon = true;
			run();
		},
		stop() {
			isStopped = true;
			cancel();
		},
	};
}
