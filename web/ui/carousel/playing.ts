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
	/** The action of the visitor's button: it ends every reason to rest, except the reasons of the page itself. */
	toggle: () => void;
	/** Starts the time of the present slide again. */
	restart: () => void;
	/** Makes the next step soon, without waiting for the end of the slide's time. */
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

/** The delay before an immediate step in milliseconds, so that it does not interrupt the step before. */
const SOON_MS = 16;

/** What a clock moves. */
export interface Played {
	step: () => void;
	/**
	 * Receives two values: `isPlaying`, true if it would move when seen, which is the state of
	 * the visitor's button, and `isMoving`, true if it moves just now.
	 */
	onChange: (isPlaying: boolean, isMoving: boolean) => void;
	/** True if the first step does not wait, because the slides move like a band. */
	isAtOnce?: boolean;
}

/** Moves to the next slide each time a number of milliseconds has passed without a reason to rest. */
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

/** Lets a carousel rest while a mouse is over it, also because the page has scrolled it under the mouse. */
export function restUnderMouse(root: HTMLElement, { rest, resume }: Playing): Unsubscribe {
	const over = () => rest('hover');
	const out = () => resume('hover');
	root.addEventListener('mouseenter', over);
	root.addEventListener('mouseleave', out);
	if (root.matches(':hover')) over();
	return () => {
		root.removeEventListener('mouseenter', over);
		root.removeEventListener('mouseleave', out);
	};
}
