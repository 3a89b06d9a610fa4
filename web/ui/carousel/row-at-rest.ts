import { after } from '../../browser/timers';
import type { Unsubscribe } from '../../browser/unsubscribe';

/** A row that nobody touched or scrolled for this long stands still, milliseconds. */
const REST_MS = 120;

/** Knows whether a row of slides is just now moved by hand. */
export interface RowWatch {
	/** Fulfilled once the row stands: at once where nobody moves it. */
	atRest: () => Promise<void>;
	end: Unsubscribe;
}

/** Watches a row while its script is on the way, so that nobody's swipe is taken out of their hand. */
export function watchRow(row: HTMLElement): RowWatch {
	let isTouched = false;
	let cancelRest: Unsubscribe | null = null;
	let onRest: (() => void) | null = null;

	const moved = ({ type }: Event) => {
		if (type === 'touchstart') isTouched = true;
		if (type === 'touchend' || type === 'touchcancel') isTouched = false;
		cancelRest?.();
		cancelRest = after(REST_MS, () => {
			if (isTouched) return;
			cancelRest = null;
			onRest?.();
		});
	};
	const events = ['touchstart', 'touchend', 'touchcancel', 'scroll'];
	for (const name of events) row.addEventListener(name, moved, { passive: true });
	return {
		atRest: () =>
			new Promise((resolve) => {
				onRest = resolve;
				if (!isTouched && !cancelRest) resolve();
			}),
		end() {
			cancelRest?.();
			for (const name of events) row.removeEventListener(name, moved);
		},
	};
}
