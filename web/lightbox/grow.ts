import { isReducedMotion } from '../browser/reduced-motion';
import { viewportHeight, viewportWidth } from '../browser/viewport';

/** Duration of a picture's motion from the page into the lightbox, in milliseconds. */
const GROW_MS = 320;

const EASING = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/**
 * Animates a picture from the size and place of the small one in the page. Null if there is no motion; the picture then
 * appears at once.
 */
export function growFrom(small: Element | null, picture: HTMLElement): Animation | null {
	const there = lyingOn(small, picture);
	return there && picture.animate([there, AT_REST], { duration: GROW_MS, easing: EASING });
}

/**
 * Lets the picture shrink back. The promise is fulfilled when the motion has ended, or at once if there is no motion.
 */
export async function shrinkInto(small: Element | null, picture: HTMLElement): Promise<void> {
	const there = lyingOn(small, picture);
	if (!there) return;
	const options = { duration: GROW_MS, easing: EASING, fill: 'forwards' } as const;
	await picture.animate([AT_REST, there], options).finished.catch(() => {});
}

const AT_REST = { transform: 'none', clipPath: 'inset(0)' };

/**
 * The transform and crop that put a large picture exactly over a small one, which may show only a part of the picture.
 */
function lyingOn(small: Element | null, picture: HTMLElement) {
	const from = small?.getBoundingClientRect();
	if (!from || isReducedMotion() || from.width === 0 || !isSeen(from)) return null;
	const to = picture.getBoundingClientRect();
	if (to.width === 0 || to.height === 0) return null;
	const scale = Math.max(from.width / to.width, from.height / to.height);
	const [x, y] = [middle(from.left, from.right), middle(from.top, from.bottom)];
	const [toX, toY] = [middle(to.left, to.right), middle(to.top, to.bottom)];
	const cut = (whole: number, part: number) => `${(whole - part / scale) / 2}px`;
	return {
		transform: `translate(${x - toX}px, ${y - toY}px) scale(${scale})`,
		clipPath: `inset(${cut(to.height, from.height)} ${cut(to.width, from.width)})`,
	};
}

const middle = (one: number, other: number) => (one + other) / 2;

function isSeen({ top, bottom, left, right }: DOMRect): boolean {
	return bottom > 0 && right > 0 && top < viewportHeight() && left < viewportWidth();
}
