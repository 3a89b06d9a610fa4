/**
 * Takes slides that are not visible out of reach of keys and readers. An element in them that
 * held the focus gives it to `next`.
 */
export function hideUnseen(
	slides: readonly HTMLElement[],
	seen: readonly HTMLElement[],
	next: HTMLElement | undefined,
): void {
	const held = slides.find((slide) => slide.contains(document.activeElement));
	for (const slide of slides) {
		const isSeen = seen.length === 0 || seen.includes(slide);
		slide.inert = !isSeen;
		if (isSeen) slide.removeAttribute('aria-hidden');
		else slide.setAttribute('aria-hidden', 'true');
	}
	if (held?.inert) focusable(next)?.focus({ preventScroll: true });
}

/** Gives back what `hideUnseen` and Swiper took. */
export function showAll(slides: readonly HTMLElement[]): void {
	for (const slide of slides) {
		slide.inert = false;
		slide.removeAttribute('aria-hidden');
		slide.removeAttribute('data-swiper-slide-index');
	}
}

/** The first thing in a slide that takes focus. */
function focusable(slide: HTMLElement | undefined): HTMLElement | null {
	return (
		slide?.querySelector<HTMLElement>('a[href],button:not(:disabled),input,[tabindex]') ?? null
	);
}
