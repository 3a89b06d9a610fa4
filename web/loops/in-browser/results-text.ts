import { say } from '../../browser/page-words';
/** Selects lists. All loops use these classes for the list. */
export const LIST = '.elementor-loop-container, .elementor-posts-container';
const ITEMS = ':scope > .e-loop-item, :scope > article';

/** The items of a list. */
export function itemsOf(list: ParentNode | null): HTMLElement[] {
	return [...(list?.querySelectorAll<HTMLElement>(ITEMS) ?? [])];
}

/**
 * Returns a sentence about the state of a loop: the number of all items and the current page; for a carousel, the
 * number of slides.
 */
export function resultsText(element: HTMLElement): string {
	const list = element.querySelector<HTMLElement>(LIST);
	const count = Number(list?.dataset.total ?? element.querySelectorAll('.swiper-slide').length);
	const here = element.querySelector('.elementor-pagination [aria-current]')?.textContent ?? '';
	const [page] = /\d+/.exec(here) ?? [];
	const results = count === 0 ? say('list.nothing') : say('list.results', { count });
	return page ? say('list.resultsOnPage', { results, number: page }) : results;
}
