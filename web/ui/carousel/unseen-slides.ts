/**
 * Takes slides that are not visible out of reach of keys and screen readers. If an element in them has the focus,
 * `next` takes it.
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

/** Restores the attributes that `hideUnseen` and Swiper changed. */
export function showAll(slides: readonly HTMLElement[]): void {
	for (const slide of slides) {
		slide.inert = false;
		slide.removeAttribute('aria-hidden');
		slide.removeAttribute('data-swiper-slide-index');
	}
}

/** The first element inside a slide that can take the focus. */
function focusable(slide: HTMLElement | undefined): HTMLElement | null {
	return (
		slide?.querySelector<HTMLElement>('a[href],button:not(:disabled),input,[tabindex]') ?? null
	);
}
