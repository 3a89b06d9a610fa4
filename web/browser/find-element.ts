/** Longer than any selector that an editor types. */
const MAX_SELECTOR_LENGTH = 512;

/** The first element that a selector from settings finds; null for none, and for a selector that is none. */
export function findElement(selector: string): Element | null {
	if (selector.trim() === '' || selector.length > MAX_SELECTOR_LENGTH) return null;
	try {
		return document.querySelector(selector);
	} catch {
		return null;
	}
}
