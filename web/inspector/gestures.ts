/** Numbers the gestures of an editor: one undo reverts all changes of one drag of a slider. */
export interface Gestures {
	current(): number;
	/** Ends the gesture; the next change belongs to a new gesture. */
	end(): void;
}

/**
 * Returns a source of gesture numbers. No earlier gesture of this tab has such a number, also after a reload of the
 * view.
 */
export function gestures(now: number = Date.now()): Gestures {
	let number = now;
	return {
		current: () => number,
		end() {
			number += 1;
		},
	};
}
