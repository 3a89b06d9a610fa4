import { computedStyle } from '../../browser/computed-style';
import type { Unsubscribe } from '../../browser/unsubscribe';

/** The properties that give a place its share of its row or grid. */
const PLACEMENT = ['margin', 'align-self', 'order', 'grid-row', 'grid-column'];
const FIXED_CLASS = 'elementor-sticky--fixed';
const FIXED = ['width', 'margin', 'top', 'bottom', 'left', 'right'];

/** An element that was taken out of the flow. */
export interface FixedPlace {
	/** The spacer in the element's old place. */
	spacer: HTMLElement;
	release: Unsubscribe;
}

/**
 * Takes a stuck element out of the flow and keeps it at its visible place, so that the end of its parent does not move
 * it; an empty box of the same size keeps its place in the flow. Returns undefined and changes nothing inside a
 * transformed element, in which `fixed` is not fixed to the viewport.
 *
 * @param offset CSS pixels from the edge of the viewport on that side.
 * @param height of the element at rest, in CSS pixels.
 */
export function fixInPlace(
	element: HTMLElement,
	side: 'top' | 'bottom',
	offset: number,
	height: number,
): FixedPlace | undefined {
	const { style } = element;
	const own = FIXED.map((name) => [name, style.getPropertyValue(name)] as const);
	const computed = computedStyle(element);
	const spacer = document.createElement('div');
	spacer.className = 'elementor-sticky__spacer';
	for (const name of PLACEMENT) spacer.style.setProperty(name, computed.getPropertyValue(name));
	const { width } = computed;
	element.after(spacer);
	if (!isViewportOf(spacer)) {
		spacer.remove();
		return undefined;
	}
	Object.assign(spacer.style, { width, height: `${height}px` });
	element.classList.add(FIXED_CLASS);
	// This reads the place of the spacer, since motion effects may have moved the element itself.
	const left = `${spacer.getBoundingClientRect().left}px`;
	Object.assign(style, { width, margin: '0', top: 'auto', bottom: 'auto', left, right: 'auto' });
	style[side] = `${offset}px`;
	return {
		spacer,
		release() {
			spacer.remove();
			element.classList.remove(FIXED_CLASS);
			for (const [name, value] of own) style.setProperty(name, value);
		},
	};
}

/**
 * Returns true if an element that is fixed in the place of this empty box is fixed to the viewport; nothing else moves
 * the box.
 */
function isViewportOf(box: HTMLElement): boolean {
	const { style } = box;
	const own = style.cssText;
	Object.assign(style, { position: 'fixed', margin: '0', top: '0' });
	const { top } = box.getBoundingClientRect();
	style.cssText = own;
	return top === 0;
}
