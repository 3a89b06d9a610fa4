/** The largest length of a selector, in characters: longer than any selector that an editor types. */
const MAX_SELECTOR_LENGTH = 512;

/** The first element that matches a selector from settings; null for no match and for an invalid selector. */
export function findElement(selector: string): Element | null {
	if (selector.trim() === '' || selector.length > MAX_SELECTOR_LENGTH) return null;
	try {
		return document.querySelector(selector);
	} catch {
		return null;
	}
}
