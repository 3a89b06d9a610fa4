import type { Interaction } from '@outrigger/rules/motion/interaction';
import { watchInView } from '../../browser/in-view';
import { watchIntersections } from '../../browser/intersections';
import { pageScroll, watchScroll } from '../../browser/scroll';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { viewportHeight } from '../../browser/viewport';
import { INVISIBLE } from '../entrance/animation-control';

/** Plays one interaction of an element; returns undefined on a device for which the interaction is off. */
export type Play = () => Animation | undefined;

/** The part of an element that must be in view before its exit can play; the value is the builder's. */
const SHOWN = 0.85;

/**
 * Plays an interaction when its element scrolls into view. On the first screen the sheet has already played the
 * entrance; an element below it is hidden until it scrolls into view.
 */
export function onScrollIn(
	element: HTMLElement,
	{ type, replay }: Interaction,
	play: Play,
): Unsubscribe {
	let isWaiting = type === 'out';
	let wasInView = false;
	const stop = watchInView(element, (isInView) => {
		const { bottom, height } = element.getBoundingClientRect();
		if (!isInView) {
			// An element without a box is in a closed panel, and the sheet plays its entrance whenever the panel opens.
			isWaiting ||= height > 0 && (bottom > 0 || wasInView);
			if (isWaiting && type === 'in') element.classList.add(INVISIBLE);
			return;
		}
		element.classList.remove(INVISIBLE);
		if (isWaiting) play();
		isWaiting = false;
		wasInView = true;
		if (!replay) stop();
	});
	return () => {
		stop();
		element.classList.remove(INVISIBLE);
	};
}

/**
 * Plays an interaction when its element leaves the window, and plays it backwards when the element's place is in the
 * window again, so that a visitor who scrolls back finds no gap.
 */
export function onScrollOut(element: HTMLElement, { type }: Interaction, play: Play): Unsubscribe {
	let wasShown = false;
	let stopWatchingPlace: Unsubscribe | undefined;
	const stop = watchIntersections([element], { threshold: SHOWN }, (records) => {
		if (stopWatchingPlace) return;
		const isShown = (records.at(-1)?.intersectionRatio ?? 0) >= SHOWN;
		if (wasShown && !isShown) leave();
		wasShown = isShown;
	});

	function leave(): void {
		const { top, height } = element.getBoundingClientRect();
		const place = top + pageScroll();
		const animation = play();
		if (!animation) return;
		stopWatchingPlace = watchScroll(() => {
			const from = place - pageScroll();
			const shown = Math.min(from + height, viewportHeight()) - Math.max(from, 0);
			if (shown < height * SHOWN) return;
			stopWatchingPlace?.();
			if (type === 'out') animation.reverse();
			else animation.finish();
			animation.finished
				.catch(() => {})
				.then(() => {
					stopWatchingPlace = undefined;
					wasShown = true;
				});
		});
	}

	return () => {
		stop();
		stopWatchingPlace?.();
	};
}
