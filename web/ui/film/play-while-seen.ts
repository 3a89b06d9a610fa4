import { watchInView } from '../../browser/in-view';
import { watchReducedMotion } from '../../browser/reduced-motion';
import { isSavingData } from '../../browser/save-data';
import type { Unsubscribe } from '../../browser/unsubscribe';

/** An element that moves by itself and that a visitor can stop. */
export interface SelfMoving {
	/** Starts a resting part or stops a moving part, because the visitor chose so. The choice counts from then on. */
	toggle: () => void;
	/** Receives the choice of a visitor who stopped or started the part by other means (a player's own button). */
	decide: (isWanted: boolean) => void;
	end: Unsubscribe;
}

/**
 * Plays a part while it is in view. If a visitor wants less motion or saves data, the part does not start by itself.
 * Calls a listener at each start and stop.
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
