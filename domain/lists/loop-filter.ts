/**
 * The filter of a loop in an address: `e-filter-{widgetId}-{taxonomy}=boats+yachts` for content with all the terms,
 * `=boats~yachts` for content with at least one of the terms. A filter is stored only in the address; every part of a
 * page that shows or changes a filter uses this file.
 */

/** The join of several terms of a taxonomy: content has all of them, or at least one. */
export type LogicalJoin = 'AND' | 'OR';

/** A visitor's choice of terms in one taxonomy. */
export interface LoopFilter {
	/** WordPress's name of the taxonomy, `boat-type`; hyphens and underscores are part of it. */
	taxonomy: string;
	/** Slugs in the order of choice, without duplicates. */
	terms: readonly string[];
	/** WordPress requires all the terms if there is no join; the address is then the same as with AND. */
	logicalJoin: LogicalJoin | undefined;
}

/** Reads a stored join; undefined for any other text. */
export function readLogicalJoin(stored: unknown): LogicalJoin | undefined {
	return stored === 'AND' || stored === 'OR' ? stored : undefined;
}

const KEY = /^e-filter-([a-z0-9]+)-([a-z0-9_-]+)$/;
const PAGED_PATH = /\/page\/\d+\/?$/;
const PAGE_NUMBER = /^[1-9]\d{0,4}$/;

/**
 * Reads the filters of one loop, taxonomies in the order of the address. Ignores other parameters and filters without
 * a term. A taxonomy that occurs twice becomes a single filter; OR wins, because an address states only OR
 * explicitly.
 *
 * @param parameters decoded: `+` has become a space, `%7E` a `~`
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

/** The name and value of a filter's parameter, not yet encoded; empty without terms. */
export function loopFilterEntry(
	widgetId: string,
	{ taxonomy, terms, logicalJoin }: LoopFilter,
): [name: string, value: string] {
	const chosen = [...new Set(terms)].filter((term) => term !== '').map(withoutSeparators);
	return [`e-filter-${widgetId}-${taxonomy}`, chosen.join(logicalJoin === 'OR' ? '~' : ' ')];
}

/**
 * The address with a new choice for one taxonomy of one loop. The loop returns to its first page; every other parameter
 * stays exactly as written.
 *
 * @param address path and query as in the browser, percent-encoded
 * @param filter a filter without terms removes the taxonomy's filter
 * @returns path and query on this site, without the fragment
 */
export function writeLoopFilter(
	address: { pathname: string; search: string },
	widgetId: string,
	filter: LoopFilter,
): string {
	const [key, value] = loopFilterEntry(widgetId, filter);
	const kept = partsWithout(address, (name) => name === key || isPageOf(name, widgetId));
	if (value !== '' && KEY.test(key)) {
		// A `~` inside a term was escaped, so each remaining `~` separates two terms.
		kept.push(`${new URLSearchParams([[key, value]])}`.replaceAll('%7E', '~'));
	}
	return addressOf(address.pathname.replace(PAGED_PATH, '/'), kept);
}

/** Replaces all filters of one loop; other parameters, the loop's page included, stay. */
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

/** The address without the filters of one loop; the loop returns to its first page. */
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
 * The page of one loop, from 1: its own parameter, else the page of the whole address (`?page=`, `?paged=`); 1 for an
 * invalid page.
 */
export function readLoopPage(parameters: URLSearchParams, widgetId: string): number {
	const pages = [`e-page-${widgetId}`, 'page', 'paged'].map((name) => {
		const value = parameters.get(name) ?? '';
		return PAGE_NUMBER.test(value) ? Number(value) : 1;
	});
	return Math.max(...pages);
}

/**
 * The address of another page of one loop: the page from the link, everything else from the current address. A link
 * from the server does not include filters that the visitor has chosen since.
 *
 * @param link the address of a link in the loop's own pagination
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

/** The part of an address that determines the content of one loop; equal texts mean equal content. */
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
 * The chosen terms after a button was pressed. A second press removes the term; if no term is left, the loop shows
 * everything.
 * @param pressed a slug; null for the button that shows everything
 * @param isMultiple true where several terms may be chosen at once
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

/** Returns the parts of a query that remain, exactly as written. */
function partsWithout(
	{ search }: { search: string },
	isLeftOut: (name: string) => boolean,
): string[] {
	const parts = search.replace(/^\?/, '').split('&');
	return parts.filter((part) => part && !isLeftOut([...new URLSearchParams(part).keys()][0] ?? ''));
}

/** The names of loops may begin alike: `e-page-ab` does not belong to the loop `a`. */
function isPageOf(name: string, widgetId: string): boolean {
	const own = `e-page-${widgetId}`;
	return name === 'page' || name === 'paged' || name === own || name.startsWith(`${own}-`);
}

function addressOf(path: string, parts: readonly string[]): string {
	return parts.length > 0 ? `${path}?${parts.join('&')}` : path;
}

/**
 * Escapes the separators inside a term. Escapes a `%` only if the result could otherwise be mistaken for such an
 * escape.
 */
function withoutSeparators(term: string): string {
	return term
		.replace(/%(?=20|25|7e)/gi, '%25')
		.replaceAll(' ', '%20')
		.replaceAll('~', '%7E');
}

function withSeparators(text: string): string {
	return text.replace(/%(?:20|25|7e)/gi, (code) => decodeURIComponent(code));
}
