import { computedStyle } from '../../browser/computed-style';
import type { Unsubscribe } from '../../browser/unsubscribe';

/** A box that clips for the sake of the elements that stick inside it. */
interface ClippedBox {
	/** The number of sticky elements for which the box clips. */
	users: number;
	restore: Unsubscribe;
}

const clipped = new Map<HTMLElement, ClippedBox>();

/**
 * Changes boxes with hidden overflow to `clip`. That looks the same and makes them no scroll containers, so that
 * elements inside stick to the page. Their layout stays: they contain floats and margins, and may become as small as
 * before.
 *
 * @returns lets go of them; a box that no sticky element needs any more is as it was.
 */
export function clipBoxes(boxes: readonly HTMLElement[]): Unsubscribe {
	for (const box of boxes) {
		const known = clipped.get(box);
		if (known) known.users += 1;
		else clipped.set(box, { users: 1, restore: clip(box) });
	}
	return () => {
		for (const box of boxes) {
			const known = clipped.get(box);
			if (!known || --known.users > 0) continue;
			clipped.delete(box);
			known.restore();
		}
	};
}

function clip(box: HTMLElement): Unsubscribe {
	const { display, overflowX, overflowY, minWidth, minHeight } = computedStyle(box);
	// A box that script scrolls would lose its place.
	if (box.scrollTop || box.scrollLeft) return () => {};
	const { body, documentElement } = document;
	// The viewport hides the content that the body hides, unless the root hides something itself.
	const isScroller = box !== body || computedStyle(documentElement).overflow !== 'visible';
	const undo = [
		set(box, 'overflow-x', wayOf(overflowX)),
		set(box, 'overflow-y', wayOf(overflowY)),
		...(isScroller && display === 'block' ? [set(box, 'display', 'flow-root')] : []),
		...(minWidth === 'auto' ? [set(box, 'min-width', '0px')] : []),
		...(minHeight === 'auto' ? [set(box, 'min-height', '0px')] : []),
	];
	return () => {
		for (const restore of undo) restore();
		if (!box.getAttribute('style')) box.removeAttribute('style');
	};
}

/** `clip` for an axis that hides; the other axis is `auto` only because this one hides. */
function wayOf(overflow: string): string {
	return overflow === 'hidden' ? 'clip' : 'visible';
}

/** Important only where the rule that it has to beat is so. */
function set(box: HTMLElement, name: string, value: string): Unsubscribe {
	const { style } = box;
	const before = [style.getPropertyValue(name), style.getPropertyPriority(name)] as const;
	style.setProperty(name, value);
	const { [name as 'display']: computed } = computedStyle(box);
	if (computed !== value) style.setProperty(name, value, 'important');
	return () => style.setProperty(name, ...before);
}
