/** The element of an outer page that holds this one; null where nothing does, or another site. */
export function holdingFrame(): Element | null {
	try {
		return window.frameElement;
	} catch {
		return null;
	}
}
