import { percentDecoded } from '@outrigger/rules/address/percent-decoded';
import { isBlockPage } from '@outrigger/rules/lists/block-pages';
import { isRentalParameter } from '@outrigger/rules/rental/rental-question';
import { feedInQuery, pathInQuery } from './plain-address';

/** The request to the host that a visitor's address means. */
export type PageAddress =
	| {
			kind: 'page';
			path: string;
			page: number;
			/** The page of the comments, `/comment-page-N/`; null if the address names none. */
			commentPage: number | null;
			search: string | null;
			parameters: URLSearchParams;
	  }
	/** RSS of the page at `path`. */
	| { kind: 'feed'; path: string }
	/** The page has another address; `location` is its path and query, for the header `Location`. */
	| { kind: 'moved'; location: string }
	/** No page. `file` is the path of a missing file; null for an address that no site has. */
	| { kind: 'unknown'; file: string | null };

/** The most characters of a path: WordPress cuts slugs at 200 characters, and no site nests more than ten of them. */
const MAX_PATH_LENGTH = 2_000;
const MAX_PARAMETERS = 12;
const MAX_NAME_LENGTH = 100;
const MAX_VALUE_LENGTH = 300;
/** The most characters of a filter: fifty terms, the limit of a refresh call, of the usual length. */
const MAX_FILTER_LENGTH = 2_000;

/** The front page of a site, or of one of its languages: `/`, `/de/`, `/pt-br/`. */
const FRONT_PAGE = /^\/(?:[a-z]{2}(?:-[a-z]{2,4})?\/)?$/;
const FEED = /^(.*\/)feed\/(?:(?:rss|rss2|atom|rdf)\/)?$/;
const PAGED = /^(.*\/)page\/(\d{1,6})\/$/;
const COMMENTS = /^(.*\/)comment-page-(\d{1,6})\/$/;
/**
 * The parameters that change a page beside the pages of query blocks: filters and pages of loop widgets, the page of an
 * archive, the search, the comment to answer, the order and the page of a list of products, and the visitor's choices
 * for a product for rent.
 */
const CHANGES_PAGE = /^(?:e-filter-|e-page-|(?:page|paged|s|replytocom|orderby|product-page)$)/;
const NUMBERED = /^(?:e-page-|(?:page|paged|replytocom|product-page)$)/;

const changesPage = (name: string) =>
	CHANGES_PAGE.test(name) || isBlockPage(name) || isRentalParameter(name);
const isNumbered = (name: string) => NUMBERED.test(name) || isBlockPage(name);
/**
 * Encoded slashes, backslashes and control characters. Permalinks never contain them; decoded they might name a host.
 */
const NEVER_IN_A_PERMALINK = /%(?:2f|5c|0[0-9a-f]|1[0-9a-f]|7f)|[\\<>"]/i;

/**
 * Reads the path and query of a page request.
 *
 * @param pathname as `URL` gives it: absolute, dot segments resolved, percent-encoded
 * @returns a page with its parameters sorted and limited, a feed, or the address of a redirect; `path` and `location`
 * always start with exactly one slash, so that neither can name a foreign host
 */
export function parsePageAddress(pathname: string, query: URLSearchParams): PageAddress {
	if (pathname.length > MAX_PATH_LENGTH || NEVER_IN_A_PERMALINK.test(pathname)) {
		return { kind: 'unknown', file: null };
	}
	const tidy = tidyPath(pathname);
	if (tidy === null) return { kind: 'unknown', file: null };
	if (tidy !== pathname) return { kind: 'moved', location: withQuery(tidy, query) };
	// If the last segment has a dot, it is a missing file: WordPress has no such permalinks.
	if (!tidy.endsWith('/')) return { kind: 'unknown', file: tidy };

	const found = FRONT_PAGE.test(tidy) ? pathInQuery(query, tidy) : null;
	if (found) return { kind: 'moved', location: withQuery(found.path, found.rest) };

	const feedPath = FEED.exec(tidy)?.[1] ?? feedInQuery(tidy, query);
	if (feedPath) return { kind: 'feed', path: feedPath };

	const [, pagedPath, number] = PAGED.exec(tidy) ?? [];
	if (pagedPath && (Number(number) < 2 || number?.startsWith('0'))) {
		const plain = Number(number) < 2 ? pagedPath : `${pagedPath}page/${Number(number)}/`;
		return { kind: 'moved', location: withQuery(plain, query) };
	}
	const [, commentedPath, commentNumber] = COMMENTS.exec(tidy) ?? [];
	if (commentedPath && /^0/.test(commentNumber ?? '')) {
		const page = Number(commentNumber);
		const plain = page > 0 ? `${commentedPath}comment-page-${page}/` : commentedPath;
		return { kind: 'moved', location: withQuery(plain, query) };
	}
	const parameters = pageParameters(query);
	return {
		kind: 'page',
		path: pagedPath ?? commentedPath ?? tidy,
		// If the address has two page numbers, the larger counts, as in WordPress.
		page: Math.max(Number(number ?? 1), Number(parameters.get('paged') ?? 1)),
		commentPage: commentNumber === undefined ? null : Number(commentNumber),
		search: parameters.get('s'),
		parameters,
	};
}

/**
 * The normal spelling of a path: single slashes, one at the end, and percent-encoding in lower case as in WordPress;
 * `null` for broken encoding.
 */
function tidyPath(pathname: string): string | null {
	const collapsed = pathname.replace(/\/{2,}/g, '/');
	if (percentDecoded(collapsed) === null) return null;
	const encoded = collapsed.replace(/%[0-9a-f]{2}/gi, (code) => code.toLowerCase());
	// On servers that cannot rewrite addresses, permalinks begin with `/index.php`.
	const plain = encoded.replace(/^\/index\.php(?=\/|$)/, '') || '/';
	return plain.endsWith('/') || /\.[^/]*$/.test(plain) ? plain : `${plain}/`;
}

/**
 * The parameters that change a page, sorted, without those beyond the limits and broken page numbers. If a name occurs
 * twice, the first value counts; a filter keeps all its values, because they are a single choice.
 */
function pageParameters(query: URLSearchParams): URLSearchParams {
	const kept: [name: string, value: string][] = [];
	const names = new Set<string>();
	for (const [name, value] of query) {
		const isFilter = name.startsWith('e-filter-');
		if (!changesPage(name) || (names.has(name) && !isFilter)) continue;
		const maxLength = isFilter ? MAX_FILTER_LENGTH : MAX_VALUE_LENGTH;
		if (name.length > MAX_NAME_LENGTH || value.length > maxLength) continue;
		if (isNumbered(name) && !/^[1-9]\d{0,5}$/.test(value)) continue;
		names.add(name);
		kept.push([name, name === 's' ? value.trim() : value]);
	}
	const sorted = kept.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
	return new URLSearchParams(sorted.slice(0, MAX_PARAMETERS));
}

/** The parameters of other programs that change no page (`utm_source`), in their order. */
export function foreignParameters(query: URLSearchParams): URLSearchParams {
	return new URLSearchParams([...query].filter(([name]) => !changesPage(name)));
}

/** Parameters that advertisers add and that no page reads. */
const TRACKING =
	/^(?:utm_[a-z_]+|gclid|gbraid|wbraid|fbclid|msclkid|ttclid|mc_[ce]id|_ga|yclid|dclid|igshid)$/;

/** Returns true for a parameter that advertisers add: no page reads it. */
export function isTracking(name: string): boolean {
	return TRACKING.test(name);
}

/**
 * Returns true if an address has a parameter that neither a page nor an advertiser reads: it may come from an older
 * site.
 */
export function hasUnknownParameters(query: URLSearchParams): boolean {
	return [...query.keys()].some((name) => !changesPage(name) && !isTracking(name));
}

/** The parameters that change a page, as the query of an address; empty if there are none. */
export function changingQuery(query: URLSearchParams): string {
	return withQuery('', new URLSearchParams([...query].filter(([name]) => changesPage(name))));
}

/** Adds parameters to a path, which may already have a query. */
export function withQuery(path: string, query: URLSearchParams): string {
	const text = query.toString();
	if (text === '') return path;
	const [, own = '', fragment = ''] = /^([^#]*)(.*)$/s.exec(path) ?? [];
	return `${own}${own.includes('?') ? '&' : '?'}${text}${fragment}`;
}

/**
 * The key of a page in the cache: only the parts of the address that change the page. It is a valid address of the
 * page, `/fleet/page/2/?e-filter-ab12-boat-type=rib`.
 */
export function pageKey(address: PageAddress & { kind: 'page' }): string {
	const { path, page, commentPage } = address;
	const parameters = new URLSearchParams(address.parameters);
	if (commentPage !== null) return withQuery(`${path}comment-page-${commentPage}/`, parameters);
	parameters.delete('paged');
	return withQuery(page > 1 ? `${path}page/${page}/` : path, parameters);
}
