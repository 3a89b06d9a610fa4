import { after } from '../../browser/timers';

/** A sequence of steps with breaks. */
export interface Schedule {
	/** Calls `next` after a time and cancels the call that was still waiting. */
	wait: (delayMs: number, next: () => void) => void;
	/** Nothing happens during a pause; afterwards the last wait starts again. */
	pause: (isPaused: boolean) => void;
	stop: () => void;
}

/** An empty schedule. */
export function createSchedule(): Schedule {
	let waiting: { delayMs: number; next: () => void } | undefined;
	let isPaused = false;
	let cancel = () => {};
	const begin = () => {
		cancel();
		if (!waiting || isPaused) return;
		const { delayMs, next } = waiting;
		cancel = after(delayMs, () => {
			waiting = undefined;
			next();
		});
	};
	return {
		wait(delayMs, next) {
			waiting = { delayMs, next };
			begin();
		},
		pause(isNowPaused) {
			isPaused = isNowPaused;
			begin();
		},
		stop() {
			waiting = undefined;
			cancel();
		},
	};
}
