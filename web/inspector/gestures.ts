/** Numbers the gestures of an editor: one undo reverts all changes of one drag of a slider. */
export interface Gestures {
	current(): number;
	/** Ends the gesture; the next change is another gesture. */
	end(): void;
}

/** Returns numbers that no earlier gesture of this tab had, in any load of the view. */
export function gestures(now: number = Date.now()): Gestures {
	let number = now;
	return {
		current: () => number,
		end() {
			number += 1;
		},
	};
}
