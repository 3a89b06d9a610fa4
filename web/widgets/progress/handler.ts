import type { Attach } from '../../attach/handler';
import { onBeforePrint } from '../../browser/before-print';
import { watchInView } from '../../browser/in-view';
import { watchReducedMotion } from '../../browser/reduced-motion';
import type { Unsubscribe } from '../../browser/unsubscribe';

const ENDS = ['animationend', 'animationcancel'] as const;

/**
 * Lets the bar grow once, when it first comes into view. `data-progress` is `waiting`, then `growing`, then absent, and
 * the sheet has the styles. A bar on the first screen, or above the viewport, was already visible and does not grow.
 * Reduced motion and printing end the growth at any time; the bar then has its final length.
 */
export const attach: Attach = (element) => {
	const wrapper = element.querySelector<HTMLElement>('.elementor-progress-wrapper');
	const bar = wrapper?.querySelector<HTMLElement>('.elementor-progress-bar');
	if (!wrapper || !bar) return () => {};
	const stopLength = fillTo(bar);
	const stops: Unsubscribe[] = [];
	let state: 'unseen' | 'waiting' | 'growing' | 'over' = 'unseen';

	const finish = () => {
		state = 'over';
		for (const stop of stops.splice(0)) stop();
		delete bar.dataset.progress;
	};
	const enter = (next: 'waiting' | 'growing') => {
		state = next;
		bar.dataset.progress = next;
	};
	// Each of these observers may end the growth before the next observer is set up.
	const until = (stop: Unsubscribe) => {
		if (state === 'over') stop();
		else stops.push(stop);
	};

	until(watchReducedMotion((isReduced) => isReduced && finish()));
	until(onBeforePrint(finish));
	until(
		watchInView(wrapper, (isInView) => {
			if (state === 'unseen') {
				if (isInView || isAbove(wrapper)) finish();
				else enter('waiting');
			} else if (state === 'waiting' && isInView) {
				enter('growing');
			}
		}),
	);
	for (const type of ENDS) {
		bar.addEventListener(type, finish);
		until(() => bar.removeEventListener(type, finish));
	}
	return () => {
		finish();
		stopLength();
	};
};

/**
 * Sets the length of the builder's own bar, which has its length in an attribute; the sheet sets the length of our bar.
 */
function fillTo(bar: HTMLElement): Unsubscribe {
	const percent = Number(bar.dataset.max);
	if (!bar.dataset.max || Number.isNaN(percent)) return () => {};
	bar.style.width = `${Math.min(100, Math.max(0, percent))}%`;
	return () => bar.style.removeProperty('width');
}

/** Returns true if the visitor scrolled past an element; false for an element without a box. */
function isAbove(element: HTMLElement): boolean {
	const { bottom, height } = element.getBoundingClientRect();
	return height > 0 && bottom <= 0;
}
