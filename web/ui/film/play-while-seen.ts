import { watchInView } from '../../browser/in-view';
import { watchReducedMotion } from '../../browser/reduced-motion';
import { isSavingData } from '../../browser/save-data';
import type { Unsubscribe } from '../../browser/unsubscribe';

/** An element that moves by itself, and that its visitor may stop. */
export interface SelfMoving {
	/** The visitor's own choice: starts a resting part, stops a moving one. The choice counts from then on. */
	toggle: () => void;
	/** The visitor stopped or started it by other means (a player's own button). */
	decide: (isWanted: boolean) => void;
	end: Unsubscribe;
}

/**
 * Plays a part while it is in view. A visitor who wants less motion or saves data has to start it. Calls a listener at
 * each start and stop.
 */
export function playWhileSeen(box: Element, onChange: (isMoving: boolean) => void): SelfMoving {
	let isSeen = false;
	let isReduced = false;
	let decided: boolean | undefined;
	let isMoving = false;
	const saves = isSavingData();
	const isWanted = () => decided ?? !(isReduced || saves);
	const update = () => {
		const next = isSeen && isWanted();
		if (next === isMoving) return;
		isMoving = next;
		onChange(isMoving);
	};
	const decide = (wanted: boolean) => {
		decided = wanted;
		update();
	};
	const stopMotion = watchReducedMotion((reduced) => {
		isReduced = reduced;
		update();
	});
	const stopView = watchInView(box, (seen) => {
		isSeen = seen;
		update();
	});
	return {
		decide,
		toggle: () => decide(!isMoving),
		end: () => {
			stopMotion();
			stopView();
		},
	};
}
