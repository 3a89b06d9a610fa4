/** The time that operations keep the process in one piece before other work runs, in milliseconds. */
export const SLICE_MS = 20;
/** The time that every new operation may take at once; most operations end within it. */
export const GRACE_MS = 2;

/** An operation that takes turns with others. */
export interface Turn {
	/**
	 * Returns whether the operation may go on.
	 * @returns `null` for yes, else a promise that is fulfilled when it may
	 */
	pause(): Promise<void> | null;
}

/** Lets operations of many steps share the process with each other and with everything else it does. */
export interface Turns {
	/** To be called for each operation. */
	begin(): Turn;
}

/** The turn for an operation that no other operation waits for. */
export const NEVER_PAUSED: Turn = { pause: () => null };

/** An operation with all of its steps that wait. */
interface Operation {
	steps: (() => void)[];
	/** The time of its first `pause`; unset before. */
	since?: number;
}

/**
 * In each round of the event loop, all new operations share one slice of time, and the waiting operations share another
 * one after it. A new operation that finds its slice used up waits; only its first `GRACE_MS` are free. An operation
 * that had a slice goes to the end of the row, so that a small operation waits for one slice of each large operation
 * and not for its end.
 *
 * @param now milliseconds since any fixed point
 */
export function createTurns(now: () => number, sliceMs: number = SLICE_MS): Turns {
	const row = new Set<Operation>();
	/** The time at which the running slice ends; `null` while no slice runs. */
	let endsAt: number | null = null;
	let isScheduled = false;

	function schedule(): void {
		if (!isScheduled) setImmediate(goOn);
		isScheduled = true;
	}

	function isOver(time: number): boolean {
		if (endsAt === null) {
			endsAt = time + sliceMs;
			schedule();
		}
		return time >= endsAt;
	}

	async function goOn(): Promise<void> {
		isScheduled = false;
		const end = now() + sliceMs;
		endsAt = end;
		for (const operation of row) {
			// Each turn does at least one step, because a slow machine would never finish otherwise.
			do {
				operation.steps.pop()?.();
				await whateverFollows();
			} while (operation.steps.length > 0 && now() < end);
			row.delete(operation);
			if (operation.steps.length > 0) row.add(operation);
			if (now() >= end) break;
		}
		endsAt = null;
		if (row.size > 0) schedule();
	}

	return {
		begin() {
			const own: Operation = { steps: [] };
			return {
				pause() {
					const time = now();
					own.since ??= time;
					if (!isOver(time) || time - own.since < GRACE_MS) return null;
					row.add(own);
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
