import { computedStyle } from '../../browser/computed-style';
import { isReducedMotion, watchReducedMotion } from '../../browser/reduced-motion';
import { after } from '../../browser/timers';
import type { Unsubscribe } from '../../browser/unsubscribe';

/** The animation of a panel that opens and closes. Its durations are from `domain/motion/interface-animation`. */
export interface PanelMotion {
	kind: 'slide' | 'fade' | 'none';
	durationMs: number;
}

const FLAT = {
	blockSize: '0px',
	minBlockSize: '0px',
	paddingBlockStart: '0px',
	paddingBlockEnd: '0px',
	borderBlockStartWidth: '0px',
	borderBlockEndWidth: '0px',
};

type SlideFrame = typeof FLAT;

/** The running animations: an animation that reverses another one begins at that one's present position. */
const running = new WeakMap<HTMLElement, Animation>();

/**
 * Animates a displayed panel, and calls a function once at the end; it does so at once if the visitor wants less motion
 * or there is no animation. It removes its inline styles afterwards.
 * @returns a function that ends the animation now, without the call. Use it after the next animation has begun, because
 * that begins at the position of this animation
 */
export function playPanel(
	panel: HTMLElement,
	{ kind, durationMs }: PanelMotion,
	isOpening: boolean,
	onEnd: () => void,
): Unsubscribe {
	const before = running.get(panel);
	const from = before && poseOf(panel);
	before?.cancel();
	if (kind === 'none' || !(durationMs > 0) || isReducedMotion()) {
		running.delete(panel);
		onEnd();
		return () => {};
	}
	const frames = framesOf(panel, kind, isOpening, from);
	const animation = panel.animate(frames, { duration: durationMs, easing: 'ease', fill: 'both' });
	running.set(panel, animation);
	// An animation that is reversed rejects as cancelled, which is no fault.
	animation.finished.catch(() => {});
	const stops: Unsubscribe[] = [];
	const stop = () => {
		for (const end of stops.splice(0)) end();
		animation.cancel();
		if (running.get(panel) === animation) running.delete(panel);
	};
	const end = () => {
		stop();
		onEnd();
	};
	// A timer is used because animations stop in a tab that is not visible.
	stops.push(after(durationMs, end));
	stops.push(watchReducedMotion((isReduced) => isReduced && end()));
	return stop;
}

function framesOf(
	panel: HTMLElement,
	kind: 'slide' | 'fade',
	isOpening: boolean,
	from: (SlideFrame & { opacity: string }) | undefined,
): Keyframe[] {
	const { opacity, ...size } = poseOf(panel);
	if (kind === 'fade') {
		const start = from?.opacity ?? (isOpening ? '0' : opacity);
		return [{ opacity: start }, { opacity: isOpening ? opacity : '0' }];
	}
	const { opacity: _, ...sizeBefore } = from ?? { opacity };
	const start = from ? sizeBefore : isOpening ? FLAT : size;
	// The panel hides overflowing content during the whole animation.
	const overflow = 'hidden';
	return [
		{ ...start, overflow },
		{ ...(isOpening ? size : FLAT), overflow },
	];
}

function poseOf(panel: HTMLElement): SlideFrame & { opacity: string } {
	const style = computedStyle(panel);
	return {
		blockSize: style.blockSize,
		minBlockSize: style.minBlockSize,
		paddingBlockStart: style.paddingBlockStart,
		paddingBlockEnd: style.paddingBlockEnd,
		borderBlockStartWidth: style.borderBlockStartWidth,
		borderBlockEndWidth: style.borderBlockEndWidth,
		opacity: style.opacity,
	};
}
