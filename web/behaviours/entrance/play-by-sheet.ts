import { isEntranceAnimation } from '@outrigger/rules/motion/entrance-animations';
import { watchReducedMotion } from '../../browser/reduced-motion';
import type { Entrance, EntranceOptions } from './play-entrance';

/**
 * Plays an animation with the keyframes of the same name in the builder's sheet, so that a passed page needs no GSAP.
 * The element is in its last pose at once if the visitor wants less motion (also while the animation runs), and if the
 * duration is not a positive number. A name without keyframes changes nothing.
 */
export function playEntrance(
	element: HTMLElement,
	name: string,
	{ seconds, delaySeconds = 0, reversed = false }: EntranceOptions,
): Entrance {
	const clear = () => element.style.removeProperty('animation');
	const isTimed = seconds > 0 && seconds < Number.POSITIVE_INFINITY;
	if (isEntranceAnimation(name)) {
		const delay = Math.max(0, delaySeconds) || 0;
		const direction = reversed ? 'reverse' : 'normal';
		element.style.animation = `${name} ${isTimed ? seconds : 1}s ${delay}s ${direction} both`;
	}
	const animation = element
		.getAnimations()
		.find((one) => 'animationName' in one && one.animationName === name);
	if (!animation) {
		clear();
		return { finished: Promise.resolve(), finish: () => {}, cancel: () => {} };
	}

	let settle = () => {};
	const finished = new Promise<void>((resolve) => {
		settle = resolve;
	});
	let isOver = false;
	const finish = () => {
		if (isOver) return;
		isOver = true;
		stopWatching();
		// An element that has left stays in the first pose of its animation.
		if (reversed) animation.finish();
		else clear();
		settle();
	};
	let stopWatching = () => {};
	stopWatching = watchReducedMotion((isReduced) => isReduced && finish());
	if (isOver) stopWatching();
	else if (!isTimed) finish();
	animation.finished.then(finish, finish);
	return {
		finished,
		finish,
		cancel() {
			finish();
			clear();
		},
	};
}
