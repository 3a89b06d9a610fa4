import { computedStyle } from '../../browser/computed-style';
import { isReducedMotion, watchReducedMotion } from '../../browser/reduced-motion';
import { after } from '../../browser/timers';
import type { Unsubscribe } from '../../browser/unsubscribe';

/** The animation of a panel that opens and closes. Its times are those of `domain/motion/interface-animation`. */
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

/** The movements under way: one that turns round sets off from where it is. */
const running = new WeakMap<HTMLElement, Animation>();

/**
 * Animates a displayed panel, and calls a function once at the end; at once for visitors who want less motion, and
 * without an animation. It removes its inline styles afterwards.
 * @returns ends it now, without the call; to be used after the next movement has begun, which
 * sets off from the position of this movement
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
	// An animation that turns round rejects as cancelled, which is no fault.
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
	// A timer, since animations stand still in a tab that is not visible.
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
	// The panel cuts off overflowing content from the first frame to the last.
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
