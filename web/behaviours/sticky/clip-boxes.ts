import { computedStyle } from '../../browser/computed-style';
import type { Unsubscribe } from '../../browser/unsubscribe';

/** A box that clips its overflow, so that elements inside it can stick. */
interface ClippedBox {
	/** The number of sticky elements for which the box clips. */
	users: number;
	restore: Unsubscribe;
}

const clipped = new Map<HTMLElement, ClippedBox>();

/**
 * Changes the hidden overflow of boxes to `clip`. The boxes look the same but are no scroll containers any more, so
 * that elements inside stick to the page. Their layout stays: they contain floats and margins, and may become as small
 * as before.
 *
 * @returns a function that releases the boxes; a box that no sticky element needs any more is restored.
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
	// A box that a script has scrolled would lose its scroll place.
	if (box.scrollTop || box.scrollLeft) return () => {};
	const { body, documentElement } = document;
	// If the body hides content, the viewport does so instead, unless the root has a hidden overflow itself.
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

/**
 * Returns `clip` for an axis that hides its overflow. The other axis is `auto` only because this one is hidden, so it
 * becomes `visible`.
 */
function wayOf(overflow: string): string {
	return overflow === 'hidden' ? 'clip' : 'visible';
}

/** Sets a property; it is `!important` only if the rule that it overrides is `!important`. */
function set(box: HTMLElement, name: string, value: string): Unsubscribe {
	const { style } = box;
	const before = [style.getPropertyValue(name), style.getPropertyPriority(name)] as const;
	style.setProperty(name, value);
	const { [name as 'display']: computed } = computedStyle(box);
	if (computed !== value) style.setProperty(name, value, 'important');
	return () => style.setProperty(name, ...before);
}
