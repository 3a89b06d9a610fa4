import { isEntranceAnimation } from '@outrigger/rules/motion/entrance-animations';
import { watchReducedMotion } from '../../browser/reduced-motion';
import { gsap } from '../gsap';
import { setLayer } from '../layers';
import { ANIMATIONS } from './animations';
import { poseStyle, REST } from './pose';
import { entranceTimeline } from './timeline';

/** The options with which an entrance plays. */
export interface EntranceOptions {
	seconds: number;
	/** Time before it begins; the element waits in the pose that it begins with. */
	delaySeconds?: number;
	/** Plays it backwards: the element goes out, and stays out. */
	reversed?: boolean;
}

/** An entrance on its way. */
export interface Entrance {
	/** Fulfilled when it has ended, in whichever way. Never rejected. */
	finished: Promise<void>;
	/** Ends it in its last pose: at rest, or out when it was reversed. */
	finish: () => void;
	/** Ends the animation, where it still runs, and removes its styles: the element is at rest. */
	cancel: () => void;
}

/**
 * Plays an animation of the table on an element, as the `entrance` layer of its transform and opacity. Its last pose
 * comes at once for visitors who want less motion (also while it runs) and where the time is not a positive number. A
 * name that is not in the table changes nothing.
 */
export function playEntrance(
	element: HTMLElement,
	name: string,
	{ seconds, delaySeconds = 0, reversed = false }: EntranceOptions,
): Entrance {
	if (!isEntranceAnimation(name)) return ended(() => {});
	const animation = ANIMATIONS[name];
	const pose = { ...REST };
	const timeline = entranceTimeline(animation, pose);
	const write = () => setLayer(element, 'entrance', poseStyle(pose, animation.pivot));
	const clear = () => setLayer(element, 'entrance', null);
	const end = () => {
		timeline.progress(reversed ? 0 : 1).kill();
		if (reversed) write();
		else clear();
	};
	if (!(seconds > 0 && seconds < Number.POSITIVE_INFINITY)) {
		end();
		return ended(clear);
	}

	let settle = () => {};
	const finished = new Promise<void>((resolve) => {
		settle = resolve;
	});
	const [start, stop] = reversed ? [1, 0] : [0, 1];
	const player = gsap.fromTo(
		timeline,
		{ progress: start },
		{
			progress: stop,
			ease: 'none',
			duration: seconds,
			delay: Math.max(0, delaySeconds) || 0,
			onUpdate: write,
			onComplete: () => finish(),
		},
	);
	timeline.progress(start);
	write();
	let isOver = false;
	const finish = () => {
		if (isOver) return;
		isOver = true;
		player.kill();
		stopWatching();
		end();
		settle();
	};
	let stopWatching = () => {};
	stopWatching = watchReducedMotion((isReduced) => isReduced && finish());
	if (isOver) stopWatching();
	return {
		finished,
		finish,
		cancel() {
			finish();
			clear();
		},
	};
}

function ended(cancel: () => void): Entrance {
	return { finished: Promise.resolve(), finish: () => {}, cancel };
}
