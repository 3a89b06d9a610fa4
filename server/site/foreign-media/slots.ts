/** Places of which there are so many, for all visitors and for each. */
export interface Slots {
	/**
	 * Takes one.
	 * @param visitor whose it is; empty for requests of this process, of which there may be any number
	 * @returns gives it back, however often it is called; null where there is none
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
