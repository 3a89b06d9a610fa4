/**
 * Remembers the place of an element in the window.
 * @returns a function that scrolls the page so that the element is at that place again, for use after content above it
 * has changed
 */
export function holdPlace(element: Element): () => void {
	const { top } = element.getBoundingClientRect();
	return () => {
		const way = element.getBoundingClientRect().top - top;
		if (way !== 0) scrollBy({ top: way, behavior: 'instant' });
	};
}
