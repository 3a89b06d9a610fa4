import { isReducedMotion } from '../browser/reduced-motion';
import { viewportHeight, viewportWidth } from '../browser/viewport';

/** How long a picture takes from its place in the page to its place in the lightbox, milliseconds. */
const GROW_MS = 320;

const EASING = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** Lets a picture grow out of the small one in the page. Null where nothing moves: then it is there at once. */
export function growFrom(small: Element | null, picture: HTMLElement): Animation | null {
	const there = lyingOn(small, picture);
	return there && picture.animate([there, AT_REST], { duration: GROW_MS, easing: EASING });
}

/** Lets it go back there; fulfilled when it has arrived, at once where nothing moves. */
export async function shrinkInto(small: Element | null, picture: HTMLElement): Promise<void> {
	const there = lyingOn(small, picture);
	if (!there) return;
	const options = { duration: GROW_MS, easing: EASING, fill: 'forwards' } as const;
	await picture.animate([AT_REST, there], options).finished.catch(() => {});
}

const AT_REST = { transform: 'none', clipPath: 'inset(0)' };

/** The look of a large picture that lies exactly on a small one, which may be a part of it. */
function lyingOn(small: Element | null, picture: HTMLElement) {
	const from = small?.getBoundingClientRect();
	if (!from || isReducedMotion() || from.width === 0 || !isSeen(from)) return null;
	const to = picture.getBoundingClientRect();
	if (to.width === 0 || to.height === 0) return null;
	const scale = Math.max(from.width / to.width, from.height / to.height);
	const [x, y] = [from.left - to.left, from.top - to.top];
	const [cutX, cutY] = [to.width - from.width / scale, to.height - from.height / scale];
	return {
		transformOrigin: '0 0',
		transform: `translate(${x - (cutX / 2) * scale}px, ${y - (cutY / 2) * scale}px) scale(${scale})`,
		clipPath: `inset(${cutY / 2}px ${cutX / 2}px)`,
	};
}

function isSeen({ top, bottom, left, right }: DOMRect): boolean {
	return bottom > 0 && right > 0 && top < viewportHeight() && left < viewportWidth();
}
