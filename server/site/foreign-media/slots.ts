/** Slots for work: a limited number for all visitors together, and for each visitor. */
export interface Slots {
	/**
	 * Takes a slot.
	 * @param visitor the owner of the slot; empty for requests of this process, of which there
	 * may be any number
	 * @returns a function that gives the slot back, for any number of calls; null if no slot is
	 * free
	 */
	take(visitor: string): (() => void) | null;
}

/** Makes them. */
export function createSlots(most: number, mostOfVisitor: number): Slots {
	const taken = new Map<string, number>();
	let all = 0;
	return {
		take(visitor) {
			const own = taken.get(visitor) ?? 0;
			if (all >= most || (visitor !== '' && own >= mostOfVisitor)) return null;
			all += 1;
			taken.set(visitor, own + 1);
			let isTaken = true;
			return () => {
				if (!isTaken) return;
				isTaken = false;
				all -= 1;
				const left = (taken.get(visitor) ?? 1) - 1;
				if (left > 0) taken.set(visitor, left);
				else taken.delete(visitor);
			};
		},
	};
}
