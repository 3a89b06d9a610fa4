/**
 * Remembers where an element stands in the window.
 * @returns scrolls the page so that it stands there again, after something above it has changed
 */
export function holdPlace(element: Element): () => void {
	const { top } = element.getBoundingClientRect();
	return () => {
		const way = element.getBoundingClientRect().top - top;
		if (way !== 0) scrollBy({ top: way, behavior: 'instant' });
	};
}
