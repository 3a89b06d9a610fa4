import { parseOwnMarkup } from '../../browser/trusted-html';
import { LIST } from './results-text';

/** The functions that attach handlers to markup and detach them. */
export interface Handlers {
	attach: (root: ParentNode) => void;
	detach: (root: ParentNode) => void;
}

const CONTAINER = '.elementor-widget-container';

/**
 * Replaces the content of a widget by new markup. The page neither scrolls nor loses its focus: if the old markup had
 * the focus, the element in the same place of the new markup gets it.
 */
export function swap(element: HTMLElement, markup: string, handlers: Handlers): void {
	const container = element.querySelector(CONTAINER);
	if (!container && !element.querySelector(LIST)) return;
	const page = parseOwnMarkup(markup);
	if (!container) {
		swapAll(element, page, handlers);
		return;
	}
	const next = page.querySelector(CONTAINER);
	const focused = container.contains(document.activeElement) ? document.activeElement : null;
	handlers.detach(container);
	if (next) {
		container.replaceWith(next);
		handlers.attach(next);
	} else {
		container.replaceChildren();
	}
	if (focused) focusInstead(focused, element);
}

/** The builder's optimized markup has no box between a widget and its content. */
function swapAll(element: HTMLElement, page: DocumentFragment, handlers: Handlers): void {
	const focused = element.contains(document.activeElement) ? document.activeElement : null;
	for (const child of element.children) handlers.detach(child);
	const same = page.querySelector(`[data-id="${CSS.escape(element.dataset.id ?? '')}"]`);
	element.replaceChildren(...(same ?? page).childNodes);
	for (const child of element.children) handlers.attach(child);
	if (focused) focusInstead(focused, element);
}

/**
 * The element that takes the focus of a removed element: the same link, or else the link of the current page, or else
 * the widget itself.
 */
function focusInstead(lost: Element, element: HTMLElement): void {
	const href = lost.getAttribute('href');
	const rel = lost.getAttribute('rel');
	const links = [...element.querySelectorAll<HTMLElement>('a[href]')];
	const same = links.find(
		(link) => link.getAttribute('href') === href || (rel && link.getAttribute('rel') === rel),
	);
	const target =
		same ?? element.querySelector<HTMLElement>('.elementor-pagination [aria-current]') ?? element;
	if (!same) target.tabIndex = -1;
	target.focus({ preventScroll: true });
}
