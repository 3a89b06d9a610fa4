/** A selector out of settings that is longer than this is a mistake, or worse. */
export const MAX_SELECTOR_LENGTH = 512;

/** The first element that a selector out of settings finds; null for none, and for a selector that is invalid. */
export function findFirst(selector: string): Element | null {
	if (selector.length > MAX_SELECTOR_LENGTH) return null;
	try {
		return document.querySelector(selector);
	} catch {
		return null;
	}
}
