import { isReducedMotion } from '../../browser/reduced-motion';
import { viewportHeight } from '../../browser/viewport';

/**
 * The time in milliseconds in which pictures move to their new places (section 12: the builder's slow interface
 * animation).
 */
const GLIDE_MS = 600;

const EASING = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/**
 * Changes the shown items of a list and their places. Items in view move to their new places, new items fade in.
 * Nothing moves for visitors who want less motion.
 */
export function glide(items: readonly HTMLElement[], change: () => void): void {
	if (isReducedMotion()) {
		change();
		return;
	}
	const before = new Map(items.map((item) => [item, boxOf(item)]));
	change();
	for (const item of items) {
		const after = boxOf(item);
		const from = before.get(item);
		if (!after) continue;
		if (!from) {
			if (isSeen(after)) item.animate({ opacity: [0, 1] }, { duration: GLIDE_MS, easing: EASING });
			continue;
		}
		if (!isSeen(after) && !isSeen(from)) continue;
		const [x, y] = [from.left - after.left, from.top - after.top];
		const scale = from.width / after.width;
		item.animate(
			{
				transform: [`translate(${x}px, ${y}px) scale(${scale})`, 'none'],
				transformOrigin: ['0 0', '0 0'],
			},
			{ duration: GLIDE_MS, easing: EASING },
		);
	}
}

function boxOf(item: HTMLElement): DOMRect | null {
	const box = item.getBoundingClientRect();
	return box.width > 0 ? box : null;
}

function isSeen({ top, bottom }: DOMRect): boolean {
	return bottom > 0 && top < viewportHeight();
}
