import { isWritten, writtenPath } from '@outrigger/rules/address/written-address';
import { POSTCARDS_PATH } from '@outrigger/rules/postcards/card-words';
import { pageKey, parsePageAddress } from '../site/requests/page-address';

/** The facts of an export about its own addresses. */
export interface ExportPlaces {
	/** Public origin without a slash at the end. */
	siteUrl: string;
	/** Path of the page with the results of a search. */
	searchPath: string;
}

/** An address of the site as exported pages name it. */
export type ExportedLink =
	/** A page: its address on this host (`asked`), and its address on a plain server (`href`). */
	| { kind: 'page'; asked: string; href: string }
	/** A feed, a picture, a script: anything that is no page. */
	| { kind: 'file'; asked: string; href: string }
	/** The results of a search. */
	| { kind: 'search'; href: string }
	/** A link to something that a folder of files cannot do. */
	| { kind: 'without meaning' }
	/** A link to another site, with another protocol, or to a place on the same page. */
	| { kind: 'elsewhere' };

/** Paths of the login, the editor, APIs and the like. */
const DYNAMIC =
	/^\/(?:graphql|schema\.graphql|wp-login\.php|wp-admin|wp-json|xmlrpc\.php|wp-comments-post\.php|wp-cron\.php|wp-trackback\.php)(?:\/|$)/;
const DYNAMIC_PARAMETERS = ['replytocom', 'elementor-preview', 'popup-debug', 'rest_route'];
/** The file name of a path's feed. A plain server derives the type from the extension. */
export const FEED_FILE = 'index.xml';

/**
 * Reads an address in a page.
 * @param address the decoded value of an attribute
 * @param from address of the page
 */
export function exportedLink(address: string, from: string, places: ExportPlaces): ExportedLink {
	const { siteUrl, searchPath } = places;
	const text = address.trim();
	if (text === '' || text.startsWith('#') || !URL.canParse(text, siteUrl + from)) {
		return { kind: 'elsewhere' };
	}
	const url = new URL(text, siteUrl + from);
	if (url.origin !== siteUrl) return { kind: 'elsewhere' };
	const isDynamic = DYNAMIC_PARAMETERS.some((name) => url.searchParams.has(name));
	const isCard = url.pathname === POSTCARDS_PATH && url.searchParams.has('page');
	if (DYNAMIC.test(url.pathname) || isDynamic || isCard) return { kind: 'without meaning' };
	const linked = parsePageAddress(url.pathname, url.searchParams);
	// Absolute addresses stay absolute, because other sites identify the page by them.
	const origin = /^https?:/i.test(text) ? siteUrl : '';
	switch (linked.kind) {
		case 'moved':
			return exportedLink(origin + linked.location + url.hash, from, places);
		case 'feed': {
			const path = `${linked.path}feed/`;
			return { kind: 'file', asked: path, href: origin + path + FEED_FILE };
		}
		case 'unknown':
			return { kind: 'file', asked: url.pathname + url.search, href: text };
		case 'page': {
			if (linked.search !== null) {
				const query = new URLSearchParams({ s: linked.search });
				return { kind: 'search', href: `${origin}${searchPath}?${query}` };
			}
			const { pathname, search } = new URL(pageKey(linked), siteUrl);
			const page = pageOf(pathname, new URLSearchParams(search));
			return { kind: 'page', asked: page.asked, href: origin + page.href + url.hash };
		}
	}
}

/**
 * A page with those parameters for which the export writes a separate page. The query of its address keeps them for the
 * scripts of the page. A combination of filters has no separate page: without script its link leads to the plain list.
 */
function pageOf(pathname: string, query: URLSearchParams): { asked: string; href: string } {
	const own = new URLSearchParams([...query].filter(([name]) => isWritten(name)));
	if (own.size === 0) return { asked: pathname, href: pathname };
	const path = isCombination(own) ? null : writtenPath(pathname, own);
	return path === null
		? { asked: pathname, href: `${pathname}?${own}` }
		: { asked: `${pathname}?${own}`, href: `${path}?${own}` };
}

/** Returns true for two filters, and for two terms of one filter. */
function isCombination(query: URLSearchParams): boolean {
	const filters = [...query].filter(([name]) => name.startsWith('e-filter-'));
	return filters.length > 1 || filters.some(([, value]) => /[ ~]/.test(value));
}

/** The path under which a plain server has the page that this host has at an address. */
export function pathOfPage(address: string, siteUrl: string): string {
	const { pathname, searchParams } = new URL(address, siteUrl);
	return writtenPath(pathname, searchParams) ?? pathname;
}
