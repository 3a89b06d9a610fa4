import { setImmediate as nextTurn } from 'node:timers/promises';

/** Long work of which each `yield` ends a short step. */
export type Steps<Result> = Generator<void, Result>;

/** Long work that is done once for all its callers, in pieces or at once. */
export interface Task<Result> {
	/** Does the rest of the work at once. */
	finish(): Result;
	/** Does the rest of the work a piece at a time; between two pieces the host answers other requests. */
	finishInPieces(): Promise<Result>;
}

/** Milliseconds for which a piece keeps other requests waiting. */
const PIECE_MS = 8;

/** Makes a task that starts at its first caller. An error reaches every caller. */
export function createTask<Result>(steps: Steps<Result>): Task<Result> {
	let done: { result: Result } | undefined;
	let promised: Promise<Result> | undefined;
	const step = () => {
		const { done: isLast, value } = steps.next();
		if (isLast) done = { result: value };
	};
	const finish = () => {
		while (!done) step();
		return done.result;
	};
	const run = async () => {
		while (!done) {
			await nextTurn();
			const end = performance.now() + PIECE_MS;
			while (!done && performance.now() < end) step();
		}
		return done.result;
	};
	return {
		finish,
		finishInPieces: () => {
			promised ??= run();
			return promised;
		},
	};
}
