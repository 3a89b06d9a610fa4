import { defineHandler, type PageTools } from '../../attach/handler';
import { say } from '../../browser/page-words';
import { after } from '../../browser/timers';
import { parseOwnMarkup } from '../../browser/trusted-html';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { holdEmptySearch } from '../../ui/hold-empty-search';
import { moveActive } from './active-row';
import { askResults, type Results } from './ask-results';
import { SearchBrowserSettings } from './settings';

/** The time in milliseconds without a further key after which the request is sent. */
const QUIET_MS = 300;

/** The cross in our markup, or the builder's, which is an icon behind the field. */
const CLEAR = '.e-search-clear,.e-search-input ~ :is(svg,i,img)';

/** A result in our markup, or an item of the list with which the builder's own server answers. */
const ROW = '.e-search-result,.e-loop-item:not(.e-search-result *)';
const GRID = '.e-search-results,.elementor-loop-container';

/**
 * Shows results while the visitor types, as the combobox with a grid in the ARIA Authoring Practices Guide (APG): the
 * focus stays in the field, arrow keys move through the results, and Enter follows the active result or sends the form.
 */
export const attach = defineHandler(SearchBrowserSettings, (element, settings, page) => {
	const input = element.querySelector<HTMLInputElement>('.e-search-input');
	const clear = element.querySelector<HTMLElement | SVGElement>(CLEAR);
	const isPlainIcon = clear?.matches('.e-search-clear') === false;
	const list = element.querySelector<HTMLElement>('.e-search-results-container');
	if (!input) return () => {};
	const ended = new AbortController();
	const { signal } = ended;
	// The builder's sheet hides its icon by a class.
	const hideClear = (isHidden: boolean) => {
		if (isPlainIcon) clear?.classList.toggle('hidden', isHidden);
		else clear?.toggleAttribute('hidden', isHidden);
	};
	const showClear = () => hideClear(input.value === '');
	input.addEventListener('input', showClear, { signal });
	holdEmptySearch(input, signal);
	clear?.addEventListener(
		'click',
		() => {
			input.value = '';
			input.focus();
			input.dispatchEvent(new Event('input', { bubbles: true }));
		},
		{ signal },
	);
	showClear();
	const detachResults =
		list && settings.live_results
			? attachResults({ element, input, list, minimum: settings.minimum_search_characters, page })
			: () => {};
	return () => {
		ended.abort();
		detachResults();
		hideClear(true);
	};
});

interface Combobox {
	element: HTMLElement;
	input: HTMLInputElement;
	list: HTMLElement;
	/** The number of characters that a term must have. */
	minimum: number;
	page: PageTools;
}

function attachResults({ element, input, list, minimum, page }: Combobox): Unsubscribe {
	const status = element.querySelector<HTMLElement>('.e-search-status');
	const ended = new AbortController();
	const { signal } = ended;
	let asking: AbortController | undefined;
	let stopWaiting: Unsubscribe = () => {};
	let active: HTMLElement | undefined;

	list.id = `e-search-results-${element.dataset.id}`;
	const attributes = {
		role: 'combobox',
		'aria-autocomplete': 'list',
		'aria-haspopup': 'grid',
		'aria-expanded': 'false',
		'aria-controls': list.id,
	};
	for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);

	const term = () => input.value.trim();
	const rows = () => [...list.querySelectorAll<HTMLElement>(ROW)];

	function activate(row: HTMLElement | undefined): void {
		active?.removeAttribute('aria-selected');
		active = row;
		if (!row) {
			input.removeAttribute('aria-activedescendant');
			return;
		}
		row.setAttribute('aria-selected', 'true');
		input.setAttribute('aria-activedescendant', row.id);
		row.scrollIntoView({ block: 'nearest' });
	}

	/** The builder's own markup has the class with which its sheet hides the list. */
	const isOfBuilder = list.classList.contains('hidden');

	function open(isOpen: boolean): void {
		list.hidden = !isOpen;
		// The builder's sheet hides the list by this class.
		list.classList.toggle('hidden', !isOpen);
		input.setAttribute('aria-expanded', `${isOpen}`);
		if (!isOpen) activate(undefined);
	}

	function stopAsking(): void {
		stopWaiting();
		asking?.abort();
		element.classList.remove('e-loading-overlay');
	}

	async function ask(pageNumber: number): Promise<void> {
		stopAsking();
		const request = new AbortController();
		asking = request;
		element.classList.add('e-loading-overlay');
		const results = await askResults(element, term(), pageNumber, request.signal);
		if (request.signal.aborted) return;
		element.classList.remove('e-loading-overlay');
		if (results) show(results);
	}

	function show({ data, pagination }: Results): void {
		page.detach(list);
		activate(undefined);
		list.replaceChildren(parseOwnMarkup(data + pagination));
		const grid = list.querySelector(GRID);
		describe(grid, rows(), say('search.resultsFor', { words: term() }), list.id);
		const count = Number(grid?.getAttribute('data-total') ?? rows().length);
		const meant = list.querySelector('.e-search-suggestion')?.textContent ?? '';
		if (status) status.textContent = `${say('list.results', { count })} ${meant}`.trim();
		page.attach(list);
		open(data !== '');
	}

	function onInput(): void {
		stopAsking();
		if ([...term()].length < minimum) {
			if (status) status.textContent = '';
			open(false);
			return;
		}
		stopWaiting = after(QUIET_MS, () => ask(1));
	}

	function onKey(event: KeyboardEvent): void {
		if (event.isComposing) return;
		if (event.key === 'Escape' && !list.hidden) {
			open(false);
			input.focus();
			event.preventDefault();
			return;
		}
		if (event.target !== input || list.hidden) return;
		if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
			activate(moveActive(rows(), active, event.key === 'ArrowDown' ? 1 : -1));
			event.preventDefault();
		} else if (event.key === 'Enter' && active) {
			active.querySelector<HTMLElement>('a[href]')?.click();
			event.preventDefault();
		}
	}

	function onPage(event: MouseEvent): void {
		const link =
			event.target instanceof Element &&
			event.target.closest<HTMLElement>('[data-page],.elementor-pagination a');
		const number = link && pageOf(link);
		if (!number || event.metaKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		input.focus();
		ask(number);
	}

	/** Closes the results when the visitor uses something outside of the field and the results. */
	function onLeave(event: Event): void {
		const next = event instanceof FocusEvent ? event.relatedTarget : event.target;
		if (next instanceof Node && !element.contains(next)) open(false);
	}

	input.addEventListener('input', onInput, { signal });
	const onFocus = () => {
		// Only a search that the visitor uses becomes a live region, so that it does not compete with those of the
		// page.
		status?.setAttribute('role', 'status');
		open(list.childElementCount > 0 && [...term()].length >= minimum);
	};
	input.addEventListener('focus', onFocus, { signal });
	if (document.activeElement === input) {
		onFocus();
		// The visitor may have typed before this handler was attached.
		if (input.value !== input.defaultValue) onInput();
	}
	element.addEventListener('keydown', onKey, { signal });
	list.addEventListener('click', onPage, { signal });
	element.addEventListener('focusout', onLeave, { signal });
	document.addEventListener('pointerdown', onLeave, { signal });
	return () => {
		ended.abort();
		stopAsking();
		open(false);
		list.classList.toggle('hidden', isOfBuilder);
		page.detach(list);
		list.replaceChildren();
		list.removeAttribute('id');
		for (const name of Object.keys(attributes)) input.removeAttribute(name);
		if (status) status.textContent = '';
		status?.removeAttribute('role');
	};
}

/** The page to which a link leads: in our markup an attribute, in the builder's a part of the address, or page 1. */
function pageOf(link: HTMLElement): number {
	if (!(link instanceof HTMLAnchorElement) || link.dataset.page) return Number(link.dataset.page);
	return Number(new URL(link.href).searchParams.get('e-search-page') ?? 1);
}

/** Rows contain links, which is allowed in a grid and not in the options of a list box. */
function describe(
	grid: Element | null,
	rows: readonly HTMLElement[],
	label: string,
	idPrefix: string,
): void {
	grid?.setAttribute('role', 'grid');
	grid?.setAttribute('aria-label', label);
	for (const [index, row] of rows.entries()) {
		row.id = `${idPrefix}-${index + 1}`;
		row.role = 'row';
		row.firstElementChild?.setAttribute('role', 'gridcell');
	}
}
