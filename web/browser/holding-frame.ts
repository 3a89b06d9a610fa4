/** The `<iframe>` of an outer page that holds this page; null at the top, and inside another origin. */
export function holdingFrame(): Element | null {
	try {
		return window.frameElement;
	} catch {
		return null;
	}
}
