import type { Unsubscribe } from '../../browser/unsubscribe';
import { type FixedPlace, fixInPlace } from './fixed-place';
import type { watchMarks } from './sentinels';
import type { Surroundings } from './surroundings';

/** Takes one sticky element out of the flow, if its parent ends before the page does. */
export interface Exit {
	/**
	 * Takes the element out of the flow while it is stuck and the end of its parent is near, and puts it back
	 * otherwise; returns true while it is out of the flow.
	 * @param height of the element at rest, in CSS pixels.
	 */
	keep: (isStuck: boolean, height: number) => boolean;
	/**
	 * Updates the mark after a change of layout: the element is positioned in `host`, whose top in the viewport is
	 * `hostTop`.
	 */
	measure: (host: Element, hostTop: number) => void;
	remove: Unsubscribe;
}

/**
 * Watches the end of the box around a sticky element. While the end is a screen away, native and fixed positions look
 * the same, so the change happens there, and the visitor does not see it. In a box that cuts off overflow nothing
 * sticks natively, so the end counts as near.
 *
 * @param offset CSS pixels from the edge to which the element sticks.
 * @param watch the function `watchMarks`; it is a parameter, because this file shares no module with the file that
 *   fetches it.
 * @param onChange calls `keep`, after the end has come near or gone far.
 */
export function watchExit(
	element: HTMLElement,
	side: 'top' | 'bottom',
	offset: number,
	{ scroller, limit, isCut }: Surroundings,
	watch: typeof watchMarks,
	onChange: () => void,
): Exit {
	const end = side === 'top' ? 'bottom' : 'top';
	let isEndNear = isCut;
	let place: FixedPlace | undefined;
	const mark = watch(1, scroller, end, '100%', (isFar) => {
		isEndNear = isCut || !isFar;
		onChange();
	});
	const release = () => {
		place?.release();
		place = undefined;
	};
	return {
		keep(isStuck, height) {
			if (!isStuck || !isEndNear) release();
			else place ??= fixInPlace(element, side, offset, height);
			return !!place;
		},
		measure(host, hostTop) {
			if (limit) mark.place(host, [limit.getBoundingClientRect()[end] - hostTop]);
		},
		remove() {
			mark.remove();
			release();
		},
	};
}
