/**
 * The filter of a loop as it stands in an address: `e-filter-{widgetId}-{taxonomy}=boats+yachts` for content
 * that has all the terms, `=boats~yachts` for content that has one of them. Every part of a page that shows or
 * changes a filter reads it from here: the address is the only place where it is kept.
 */

/** How several terms of one taxonomy are joined: content has all of them, or at least one. */
export type LogicalJoin = 'AND' | 'OR';

/** What a visitor chose of one taxonomy. */
export interface LoopFilter {
	/** WordPress's name of the taxonomy, `boat-type`; hyphens and underscores are part of it. */
	taxonomy: string;
	/** Slugs in the order in which they were chosen, each once. */
	terms: readonly string[];
	/** Without one WordPress wants all the terms, and an address looks as with AND. */
	logicalJoin: LogicalJoin | undefined;
}

/** Any other word for a join means that none was set. */
export function readLogicalJoin(stored: unknown): LogicalJoin | undefined {
	return stored === 'AND' || stored === 'OR' ? stored : undefined;
}

const KEY = /^e-filter-([a-z0-9]+)-([a-z0-9_-]+)$/;
const PAGED_PATH = /\/page\/\d+\/?$/;
const PAGE_NUMBER = /^[1-9]\d{0,4}$/;

/**
 * The filters of one loop, taxonomies in the order of the address. What is no filter of that loop, and filters
 * without a term, are left out. One taxonomy that stands there twice is one filter; OR wins, since it was written.
 *
 * @param parameters decoded: `+` has become a space there, `%7E` a `~`
 */
export function readLoopFilters(parameters: URLSearchParams, widgetId: string): LoopFilter[] {
	const filters = new Map<string, LoopFilter>();
	for (const [name, value] of parameters) {
		const [, id, taxonomy] = KEY.exec(name) ?? [];
		if (id !== widgetId || !taxonomy) continue;
		const before = filters.get(taxonomy);
		const isOr = value.includes('~');
		const terms = value
			.split(isOr ? '~' : ' ')
			.filter((term) => /[^ ]/.test(term))
			.map(withSeparators);
		const all = [...new Set([...(before?.terms ?? []), ...terms])];
		if (all.length === 0) continue;
		const logicalJoin = isOr || before?.logicalJoin === 'OR' ? 'OR' : 'AND';
		filters.set(taxonomy, { taxonomy, terms: all, logicalJoin });
	}
	return [...filters.values()];
}

/** A filter as a form would send it: name and value of its parameter, not yet encoded; empty without terms. */
export function loopFilterEntry(
	widgetId: string,
	{ taxonomy, terms, logicalJoin }: LoopFilter,
): [name: string, value: string] {
	const chosen = [...new Set(terms)].filter((term) => term !== '').map(withoutSeparators);
	return [`e-filter-${widgetId}-${taxonomy}`, chosen.join(logicalJoin === 'OR' ? '~' : ' ')];
}

/**
 * The address with another choice of one taxonomy in one loop. That loop goes back to its first page; every other
 * parameter stays letter by letter, whoever put it there.
 *
 * @param address path and query as the browser has them, percent-encoded
 * @param filter without terms: that filter goes
 * @returns own path and query; the fragment of the address is not kept
 */
export function writeLoopFilter(
	address: { pathname: string; search: string },
	widgetId: string,
	filter: LoopFilter,
): string {
	const [key, value] = loopFilterEntry(widgetId, filter);
	const kept = partsWithout(address, (name) => name === key || isPageOf(name, widgetId));
	if (value !== '' && KEY.test(key)) {
		// A `~` of a term itself was escaped, so each that is left separates.
		kept.push(`${new URLSearchParams([[key, value]])}`.replaceAll('%7E', '~'));
	}
	return addressOf(address.pathname.replace(PAGED_PATH, '/'), kept);
}

/** Parameters in which one loop has exactly these filters; all others, its page among them, stay. */
export function replaceLoopFilters(
	parameters: URLSearchParams,
	widgetId: string,
	filters: readonly LoopFilter[],
): URLSearchParams {
	const next = new URLSearchParams();
	for (const [name, value] of parameters) {
		if (KEY.exec(name)?.[1] !== widgetId) next.append(name, value);
	}
	for (const filter of filters) {
		const [name, value] = loopFilterEntry(widgetId, filter);
		if (value !== '' && KEY.test(name)) next.append(name, value);
	}
	return next;
}

/** The address without any filter of one loop, at its first page. */
export function clearLoopFilters(
	address: { pathname: string; search: string },
	widgetId: string,
): string {
	const kept = partsWithout(
		address,
		(name) => KEY.exec(name)?.[1] === widgetId || isPageOf(name, widgetId),
	);
	return addressOf(address.pathname.replace(PAGED_PATH, '/'), kept);
}

/**
 * The page of one loop, from 1: its own parameter, else the page of everything that is paged here
 * (`?page=`, `?paged=`); 1 for what is no page.
 */
export function readLoopPage(parameters: URLSearchParams, widgetId: string): number {
	const pages = [`e-page-${widgetId}`, 'page', 'paged'].map((name) => {
		const value = parameters.get(name) ?? '';
		return PAGE_NUMBER.test(value) ? Number(value) : 1;
	});
	return Math.max(...pages);
}

/**
 * The address of another page of one loop: the page is the link's, everything else is as it is now. A link that
 * the server wrote does not know what has been chosen elsewhere on the page since then.
 *
 * @param link of the loop's own pagination
 */
export function followLoopPage(
	address: { search: string },
	link: { pathname: string; search: string },
	widgetId: string,
): string {
	const parts = [
		...partsWithout(address, (name) => isPageOf(name, widgetId)),
		...partsWithout(link, (name) => !isPageOf(name, widgetId)),
	];
	return addressOf(link.pathname, parts);
}

/** Everything in an address that changes what one loop shows; equal texts show the same. */
export function loopState(
	address: { pathname: string; searchParams: URLSearchParams },
	widgetId: string,
): string {
	const { pathname, searchParams } = address;
	const [path] = PAGED_PATH.exec(pathname) ?? [];
	return JSON.stringify([
		readLoopFilters(searchParams, widgetId),
		readLoopPage(searchParams, widgetId),
		path,
	]);
}

/**
 * What is chosen after a button was pressed: a second press takes a term away, without terms everything is shown.
 * @param pressed a slug; null is the button for everything
 * @param isMultiple whether several terms may be chosen at once
 * @returns null where the press changes nothing
 */
export function pressTerm(
	chosen: readonly string[],
	pressed: string | null,
	isMultiple: boolean,
): string[] | null {
	if (pressed === null) return chosen.length > 0 ? [] : null;
	const others = isMultiple ? chosen.filter((term) => term !== pressed) : [];
	return chosen.includes(pressed) ? others : [...others, pressed];
}

/** The other parameters, as they were written. */
function partsWithout(
	{ search }: { search: string },
	isLeftOut: (name: string) => boolean,
): string[] {
	const parts = search.replace(/^\?/, '').split('&');
	return parts.filter((part) => part && !isLeftOut([...new URLSearchParams(part).keys()][0] ?? ''));
}

/** Loops may have ids that begin alike: `e-page-ab` is not of the loop `a`. */
function isPageOf(name: string, widgetId: string): boolean {
	const own = `e-page-${widgetId}`;
	return name === 'page' || name === 'paged' || name === own || name.startsWith(`${own}-`);
}

function addressOf(path: string, parts: readonly string[]): string {
	return parts.length > 0 ? `${path}?${parts.join('&')}` : path;
}

/** Separators inside a term are percent-encoded once more; a `%` only where it would be read as one of ours. */
function withoutSeparators(term: string): string {
	return term
		.replace(/%(?=20|25|7e)/gi, '%25')
		.replaceAll(' ', '%20')
		.replaceAll('~', '%7E');
}

function withSeparators(text: string): string {
	return text.replace(/%(?:20|25|7e)/gi, (code) => decodeURIComponent(code));
}
