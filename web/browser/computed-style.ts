/** The live computed styles of an element. */
export function computedStyle(element: Element): CSSStyleDeclaration {
	return getComputedStyle(element);
}

/** True where text inside an element runs from right to left. */
export function isRightToLeft(element: Element): boolean {
	return computedStyle(element).direction === 'rtl';
}
