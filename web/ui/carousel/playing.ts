import { after } from '../../browser/timers';
import type { Unsubscribe } from '../../browser/unsubscribe';

/** Why a carousel does not move by itself. The first three end by themselves, the others when a visitor says so. */
export type RestReason = 'hover' | 'out-of-view' | 'reduced-motion' | 'focus' | 'use' | 'button';

/** A carousel's clock. */
export interface Playing {
	rest: (reason: RestReason) => void;
	resume: (reason: RestReason) => void;
	/** The visitor's button: ends every rest but those of the page itself. */
	toggle: () => void;
	/** The stay of the slide begins anew. */
	restart: () => void;
	stop: () => void;
}

/** What the visitor's button cannot end. */
const PAGE_REASONS: ReadonlySet<RestReason> = new Set(['out-of-view', 'reduced-motion']);

/**
 * Steps on after each stay while nothing speaks against it.
 * @param onChange is told whether it would move when seen: the state of the visitor's button
 */
export function startPlaying(
	stayMs: number,
	{ step, onChange }: { step: () => void; onChange: (isPlaying: boolean) => void },
): Playing {
	const reasons = new Set<RestReason>();
	let cancel: Unsubscribe = () => {};
	let isStopped = false;

	function run() {
		cancel();
		onChange(![...reasons].some((reason) => reason !== 'hover' && reason !== 'out-of-view'));
		if (reasons.size > 0 || isStopped) return;
		cancel = after(stayMs, () => {
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
		stop() {
			isStopped = true;
			cancel();
		},
	};
}
