import type { CarouselOptions } from './options';

/**
 * Returns the number of slides that an endless row needs: more than are visible, because a slide moves to the other
 * end.
 */
export function slidesToGoRound({ steps }: Pick<CarouselOptions, 'steps'>): number {
	return Math.max(...steps.map(({ slides, group }) => slides + group));
}

/**
 * Repeats the slides of an endless row until there are enough of them, as the builder does: with three slides beside
 * each other, a fourth one comes from the other side.
 *
 * @param slides the slides in the markup
 * @param least the number of slides that the row needs
 * @returns all slides of the row; the copies have no ids
 */
export function repeatSlides(
	row: HTMLElement,
	slides: readonly HTMLElement[],
	least: number,
): readonly HTMLElement[] {
	if (slides.length >= least) return slides;
	const turns = Math.ceil(least / slides.length) - 1;
	const copies = Array.from({ length: turns }, () => slides.map(copyOf)).flat();
	row.append(...copies);
	return [...slides, ...copies];
}

function copyOf(slide: HTMLElement): HTMLElement {
	const copy = slide.cloneNode(true) as HTMLElement;
	for (const named of [copy, ...copy.querySelectorAll('[id]')]) named.removeAttribute('id');
	return copy;
}
