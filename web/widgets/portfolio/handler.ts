import type { Attach } from '../../attach/handler';
import { say } from '../../browser/page-words';
import { itemsOf, LIST } from '../../loops/in-browser/results-text';
import { whenMasonry } from '../../loops/in-browser/when-masonry';
import { announce, openStatus } from '../../ui/announce';

/** The filter value of the button that shows everything. */
const ALL = '__all';

/** Sets up masonry if an editor chose it, and the bar of terms. */
export const attach: Attach = (element) => {
	const masonry = whenMasonry(element);
	const closeBar = openBar(element);
	return () => {
		closeBar();
		masonry.detach();
	};
};

/** Shows the bar; a press on a term leaves only the items with that term and announces their number. */
function openBar(element: HTMLElement): () => void {
	const bar = element.querySelector<HTMLElement>('.elementor-portfolio__filters');
	if (!bar) return () => {};
	const buttons = [...bar.querySelectorAll<HTMLElement>('.elementor-portfolio__filter')];
	const stopStatus = openStatus();
	const unmake = buttons.some((button) => button.matches('li')) ? makeButtons(bar, buttons) : null;

	/** @returns the number of items that remain */
	const show = (filter: string) => {
		for (const button of buttons) {
			const isOn = button.dataset.filter === filter;
			button.setAttribute('aria-pressed', `${isOn}`);
			if (unmake) button.classList.toggle('elementor-active', isOn);
		}
		const items = itemsOf(element.querySelector(LIST));
		for (const item of items) {
			item.hidden = filter !== ALL && !item.classList.contains(`elementor-filter-${filter}`);
		}
		return items.filter(({ hidden }) => !hidden).length;
	};

	const onClick = (event: Event) => {
		const button = (event.target as Element).closest<HTMLElement>('.elementor-portfolio__filter');
		if (!button) return;
		const count = show(button.dataset.filter ?? ALL);
		announce(say('list.results', { count }));
	};

	bar.addEventListener('click', onClick);
	bar.hidden = false;
	return () => {
		bar.removeEventListener('click', onClick);
		show(ALL);
		if (unmake) unmake();
		else bar.hidden = true;
		stopStatus();
	};
}

/** The terms of the builder's own markup are items of a list, which keys can reach and not press. */
function makeButtons(bar: HTMLElement, items: readonly HTMLElement[]): () => void {
	const onKey = (event: KeyboardEvent) => {
		if (event.key !== 'Enter' && event.key !== ' ') return;
		event.preventDefault();
		(event.target as HTMLElement).click();
	};
	bar.setAttribute('role', 'group');
	for (const item of items) {
		item.setAttribute('role', 'button');
		item.setAttribute('aria-pressed', `${item.classList.contains('elementor-active')}`);
	}
	bar.addEventListener('keydown', onKey);
	return () => {
		bar.removeEventListener('keydown', onKey);
		for (const one of [bar, ...items]) one.removeAttribute('role');
		for (const item of items) item.removeAttribute('aria-pressed');
	};
}
