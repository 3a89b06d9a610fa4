import { unwrittenPath, writtenPath } from '@outrigger/rules/address/written-address';
import { loopFilterEntry, readLoopFilters } from '@outrigger/rules/lists/loop-filter';
import { parseOwnMarkup } from '../browser/trusted-html';
import { searchExported } from './exported-search';
import type { RefreshAnswer } from './post-refresh';
import { queryLinks } from './query-links';

/** Selects lists. All loops use these classes for the list. */
const LIST = '.elementor-loop-container, .elementor-posts-container';
const NEXT = '.elementor-pagination a.next, .e-load-more a[rel=next]';
/** The largest number of pages of lists that are fetched for one combination of filters. */
const MOST_PAGES = 30;
const MOST_RESULTS = 10;

/** The fields of the two kinds of calls that a folder of files can answer. */
export interface ExportedCall {
	widget_id?: string | undefined;
	/** The address with the filters and the page of the loop. */
	pagination_base_url?: string;
	search_term?: string;
}

/**
 * Answers a refresh call from the files of an exported site: a filter or a page of a list from the page that was
 * written for it, a combination of filters from the pages of each filter, a search from the index.
 *
 * @returns `refused` if the lists of a combination are too long
 * @throws if a file cannot be fetched
 */
export async function exportedAnswer(
	call: ExportedCall,
	signal: AbortSignal | null,
): Promise<RefreshAnswer | 'refused'> {
	const { widget_id: id = '', pagination_base_url: address, search_term: term } = call;
	if (term !== undefined) return { data: await results(term), pagination: '' };
	const { pathname, searchParams } = new URL(address ?? '', document.baseURI);
	const at = unwrittenPath(pathname);
	const own = new URLSearchParams(
		[...searchParams].filter(
			([name]) => name === `e-page-${id}` || name.startsWith(`e-page-${id}-`),
		),
	);
	const filters = readLoopFilters(searchParams, id);
	const choices = filters.flatMap(({ taxonomy, terms }) =>
		terms.map((each) => loopFilterEntry(id, { taxonomy, terms: [each], logicalJoin: undefined })),
	);
	const [only, second] = choices;
	if (second) return combine(at, id, { filters, signal });
	if (only) own.append(...only);
	const widget = await widgetAt(writtenPath(at, own) ?? at, id, signal);
	return { data: widget?.outerHTML ?? '' };
}

/** A widget in the form in which a written page contains it. */
async function widgetAt(
	path: string,
	id: string,
	signal: AbortSignal | null,
): Promise<Element | null> {
	const answer = await fetch(path, { signal });
	if (!answer.ok) throw new Error(`${path} was not written (${answer.status}).`);
	const page = parseOwnMarkup(await answer.text());
	queryLinks(page);
	return page.querySelector(`[data-id="${CSS.escape(id)}"]`);
}

/** Returns the path of the file that the export wrote for an address. */
function pathOf({ pathname, searchParams }: URL): string {
	return writtenPath(unwrittenPath(pathname), searchParams) ?? pathname;
}

/** The items of a list with all its pages, by the addresses that name them; null for a list that is too long. */
async function itemsAt(
	path: string,
	id: string,
	signal: AbortSignal | null,
): Promise<{ widget: Element | null; items: Map<string, Element> } | null> {
	const first = await widgetAt(path, id, signal);
	const items = new Map<string, Element>();
	let widget = first;
	for (let page = 1; widget; page += 1) {
		for (const item of widget.querySelector(LIST)?.children ?? []) {
			items.set(nameOf(item), item);
		}
		const next = widget.querySelector(NEXT)?.getAttribute('href');
		if (!next) break;
		if (page === MOST_PAGES) return null;
		widget = await widgetAt(pathOf(new URL(next, document.baseURI)), id, signal);
	}
	return { widget: first, items };
}

/** The key of an item: the number of its content if the item has it, else the item's link. */
function nameOf(item: Element): string {
	const [id] = /(?:^|\s)(?:e-loop-item|post)-\d+/.exec(item.className) ?? [];
	return id?.trim() ?? item.querySelector('a[href]')?.getAttribute('href') ?? item.outerHTML;
}

/** The items that are in the list of every filter, in the order of the whole list. */
async function combine(
	at: string,
	id: string,
	{ filters, signal }: { filters: ReturnType<typeof readLoopFilters>; signal: AbortSignal | null },
): Promise<RefreshAnswer | 'refused'> {
	const whole = await itemsAt(at, id, signal);
	const list = whole?.widget?.querySelector<HTMLElement>(LIST);
	if (!whole || !list) return 'refused';
	let left = [...whole.items.keys()];
	for (const { taxonomy, terms, logicalJoin } of filters) {
		const found = await Promise.all(
			terms.map((term) => {
				const entry = loopFilterEntry(id, { taxonomy, terms: [term], logicalJoin: undefined });
				return itemsAt(writtenPath(at, new URLSearchParams([entry])) ?? at, id, signal);
			}),
		);
		if (found.includes(null)) return 'refused';
		const holds = (name: string) => (one: (typeof found)[number]) => one?.items.has(name) === true;
		left = left.filter((name) =>
			logicalJoin === 'OR' ? found.some(holds(name)) : found.every(holds(name)),
		);
	}
	list.replaceChildren(...left.flatMap((name) => whole.items.get(name) ?? []));
	list.dataset.total = `${left.length}`;
	for (const rest of whole.widget?.querySelectorAll(
		'.elementor-pagination, .e-load-more, .e-load-more-anchor',
	) ?? []) {
		rest.remove();
	}
	if (left.length === 0) list.replaceWith(parseOwnMarkup(NOTHING));
	return { data: whole.widget?.outerHTML ?? '' };
}

const NOTHING =
	'<div class="e-loop-nothing-found-message"><p class="e-loop-nothing-found-message__text elementor-posts-nothing-found">Nothing found.</p><a class="e-loop-clear-filter" href="?">Show all</a></div>';

/** The results in the form of a live search: only the beginning of the list. */
async function results(term: string): Promise<string> {
	const found = await searchExported(term);
	const rows = found
		.slice(0, MOST_RESULTS)
		.map(
			({ address, title, excerpt }) =>
				`<div class="e-search-result"><div><a href="${address}">${title}</a><p>${excerpt}</p></div></div>`,
		);
	return `<div class="e-search-results" data-total="${found.length}">${rows.join('')}</div>`;
}
