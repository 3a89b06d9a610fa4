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
	/** The time before the animation begins; the element waits in its first pose. */
	delaySeconds?: number;
	/** If true, the animation plays backwards: the element leaves, and stays invisible. */
	reversed?: boolean;
}

/** An entrance that is playing. */
export interface Entrance {
	/** Fulfilled when the entrance has ended for any reason. Never rejected. */
	finished: Promise<void>;
	/** Ends the entrance in its last pose: at rest, or invisible if it was reversed. */
	finish: () => void;
	/** Ends the animation if it still runs, and removes its styles: the element is at rest. */
	cancel: () => void;
}

/**
 * Plays an animation of the table on an element, as the `entrance` layer of the element's transform and opacity. The
 * element is in its last pose at once if the visitor wants less motion (also while the animation runs), and if the
 * duration is not a positive number. A name that is not in the table changes nothing.
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
