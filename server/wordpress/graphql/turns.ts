/** How long operations keep the process in one piece, in milliseconds, before everybody else is let in. */
export const SLICE_MS = 20;

/** One operation among those that take turns. */
export interface Turn {
	/**
	 * Asks whether the operation may go on.
	 * @returns `null` for yes, else a promise of the moment when it may
	 */
	pause(): Promise<void> | null;
}

/** Lets operations of many steps share the process with each other and with everything else it does. */
export interface Turns {
	/** @param deadline when the operation gives up, on the same clock */
	begin(deadline: number): Turn;
}

/** For operations that nobody waits behind. */
export const NEVER_PAUSED: Turn = { pause: () => null };

/** An operation that waits, with all of its steps that do. */
interface Waiting {
	deadline: number;
	/** Milliseconds that it had of slices so far. */
	used: number;
	steps: (() => void)[];
}

/**
 * Each time around the event loop those who come share one slice, and one of those who wait has another. Whoever comes
 * and finds the slice used up waits. Among those who wait, the one goes on who had the least, so that a small operation never waits behind a
 * large one; whoever is past its deadline comes before all, to end.
 *
 * @param now milliseconds since any fixed point
 */
export function createTurns(now: () => number, sliceMs: number = SLICE_MS): Turns {
	const waiting = new Set<Waiting>();
	/** When the slice ends that runs; `null` while none does. */
	let endsAt: number | null = null;
	let isScheduled = false;

	function schedule(): void {
		if (!isScheduled) setImmediate(goOn);
		isScheduled = true;
	}

	function isOver(): boolean {
		if (endsAt === null) {
			endsAt = now() + sliceMs;
			schedule();
		}
		return now() >= endsAt;
	}

	function next(): Waiting | undefined {
		const time = now();
		let least: Waiting | undefined;
		for (const one of waiting) {
			if (one.deadline < time) return one;
			if (least === undefined || one.used < least.used) least = one;
		}
		return least;
	}

	async function goOn(): Promise<void> {
		isScheduled = false;
		const end = now() + sliceMs;
		endsAt = end;
		// At least one step, whatever the clock says: else a slow machine would never come to an end.
		for (let one = next(); one !== undefined; one = now() < end ? next() : undefined) {
			const begun = now();
			do {
				one.steps.pop()?.();
				await whateverFollows();
			} while (one.steps.length > 0 && now() < end);
			one.used += now() - begun;
			if (one.steps.length === 0) waiting.delete(one);
		}
		endsAt = null;
		if (waiting.size > 0) schedule();
	}

	return {
		begin(deadline) {
			const own: Waiting = { deadline, used: 0, steps: [] };
			return {
				pause() {
					if (!isOver()) return null;
					waiting.add(own);
					return new Promise((resolve) => own.steps.push(resolve));
				},
			};
		},
	};
}

/** Resolves when everything is done that follows from a promise without waiting for something else. */
function whateverFollows(): Promise<void> {
	return new Promise((resolve) => queueMicrotask(() => process.nextTick(resolve)));
}
