import { isRightToLeft } from '../../browser/computed-style';
import { after } from '../../browser/timers';
import type { Unsubscribe } from '../../browser/unsubscribe';
import type { CarouselParts } from './parts';

/** The class of the box around a row that stands still without Swiper, so that fingers can scroll the row. */
export const AT_REST = 'e-carousel-at-rest';

/** The time without a touch or a scroll after which a row counts as still, milliseconds. */
const REST_MS = 120;

/** Knows if the visitor is moving a row of slides by hand. */
export interface RowWatch {
	/** Resolves when the row is still; at once if no visitor moves it. */
	atRest: () => Promise<void>;
	end: Unsubscribe;
}

/** Watches a row while the script is loading, so that the script interrupts no visitor's swipe. */
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

/** The slide to which a visitor had scrolled the row before; from 0. */
export function scrolledTo({ row, slides }: Pick<CarouselParts, 'row' | 'slides'>): number {
	const isReversed = isRightToLeft(row);
	const edge = (thing: HTMLElement) => {
		const { left, right } = thing.getBoundingClientRect();
		return isReversed ? -right : left;
	};
	if (row.scrollLeft === 0) return 0;
	// A difference of half a pixel comes from rounding.
	const first = slides.findIndex((slide) => edge(slide) >= edge(row) - 0.5);
	return Math.max(first, 0);
}
