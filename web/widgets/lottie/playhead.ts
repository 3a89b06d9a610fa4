import { endOfPlay, frameAt, type Run, runMs, timeOfFrame } from '@outrigger/rules/motion/lottie';
import { eachFrame } from '../../browser/frames';

/**
 * The longest step between two frames, in milliseconds. A longer time is a pause (a hidden or a busy page): the
 * animation then continues almost from the same frame.
 */
const LONGEST_STEP_MS = 100;

/** Plays a run. It requests no frames from the browser while it stands still or is asleep. */
export interface Playhead {
	/** Continues; if the run was over, it starts from the beginning. */
	play: () => void;
	/** Goes back to the first frame. */
	back: () => void;
	/** Plays to the end of the current play, and no further. */
	finish: () => void;
	pause: () => void;
	isMoving: () => boolean;
	/** The animation stops while it is asleep (out of view), and continues when it is awake. */
	setAwake: (isAwake: boolean) => void;
	end: () => void;
}

/** @param show shows a frame @param onRest called each time the playhead has reached its target */
export function createPlayhead(
	run: Run,
	show: (frame: number) => void,
	onRest: () => void = () => {},
): Playhead {
	let elapsed = 0;
	/** The target of the playhead, in milliseconds of the run; null while it stands still. */
	let goal: number | null = null;
	let isAwake = false;
	let stop: (() => void) | null = null;

	const halt = () => {
		stop?.();
		stop = null;
	};
	const step = (ms: number) => {
		if (goal === null) return;
		elapsed = goal >= elapsed ? Math.min(elapsed + ms, goal) : Math.max(elapsed - ms, goal);
		show(frameAt(run, elapsed));
		if (elapsed !== goal) return;
		goal = null;
		halt();
		onRest();
	};
	const update = () => {
		if (goal === null || !isAwake) return halt();
		let last = 0;
		stop ??= eachFrame((now) => {
			const ms = Math.min(now - last, LONGEST_STEP_MS);
			last = now;
			step(ms);
		});
	};
	const goTo = (ms: number | null) => {
		goal = ms;
		update();
	};
	return {
		play: () => {
			if (elapsed >= runMs(run)) elapsed = 0;
			goTo(runMs(run));
		},
		back: () => {
			elapsed = timeOfFrame(run, frameAt(run, elapsed));
			goTo(0);
		},
		finish: () => goTo(endOfPlay(run, elapsed)),
		pause: () => goTo(null),
		isMoving: () => goal !== null,
		setAwake: (awake) => {
			isAwake = awake;
			update();
		},
		end: halt,
	};
}
