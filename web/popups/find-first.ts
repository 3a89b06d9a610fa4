/** The largest length of a selector from settings; a longer selector is a mistake or an attack. */
export const MAX_SELECTOR_LENGTH = 512;

/** Returns the first element that a selector from settings finds; null if it finds none or is invalid. */
export function findFirst(selector: string): Element | null {
	if (selector.length > MAX_SELECTOR_LENGTH) return null;
	try {
		return document.querySelector(selector);
	} catch {
		return null;
	}
}
