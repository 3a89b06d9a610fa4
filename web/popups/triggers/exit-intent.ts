import type { Triggers } from '@outrigger/rules/popups/popup';
import { hasCoarsePointer } from '../../browser/coarse-pointer';
import { pageScroll, watchScroll } from '../../browser/scroll';
import type { Unsubscribe } from '../../browser/unsubscribe';
import type { Arm } from './trigger';

/** On touch screens the trigger ignores the first milliseconds after the visitor's arrival. */
const DWELL_MS = 5000;
/** The distance in CSS pixels of a fast scroll upwards, and the time in milliseconds in which it must happen. */
const FLING_PX = 400;
const FLING_MS = 400;

/**
 * Fires when the pointer leaves the window at its upper edge. With the setting `touch`, it also fires at a fast scroll
 * upwards on a touch screen, after the visitor has been here for a while.
 */
export const armExitIntent: Arm<NonNullable<Triggers['exit_intent']>> = ({ touch }, fire) => {
	const listener = ({ clientY }: MouseEvent) => clientY <= 0 && fire();
	const root = document.documentElement;
	root.addEventListener('mouseleave', listener);
	const stopFling = touch && hasCoarsePointer() ? watchFling(fire) : undefined;
	return () => {
		root.removeEventListener('mouseleave', listener);
		stopFling?.();
	};
};

function watchFling(fire: () => void): Unsubscribe {
	const armedAt = performance.now();
	let top = { place: pageScroll(), time: armedAt };
	let last = top.place;
	return watchScroll(() => {
		const place = pageScroll();
		const time = performance.now();
		// The distance counts from the place where the scroll turned upwards. If the scroll takes too long, the
		// distance counts anew from the place of the previous event.
		if (place >= last || time - top.time > FLING_MS) top = { place: last, time };
		if (place > last) top = { place, time };
		last = place;
		if (top.place - place >= FLING_PX && time - armedAt >= DWELL_MS) fire();
	});
}
