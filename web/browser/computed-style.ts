/** The styles that an element has now; they are computed when one of them is read, and follow every change. */
export function computedStyle(element: Element): CSSStyleDeclaration {
	return getComputedStyle(element);
}

/** Whether lines of text inside an element begin on the right. */
export function isRightToLeft(element: Element): boolean {
	return computedStyle(element).direction === 'rtl';
}
