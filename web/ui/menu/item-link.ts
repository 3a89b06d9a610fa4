import { decodedPath } from '@outrigger/rules/address/uri-path';
/** The addresses that a menu item names. */
export interface ItemAddress {
	/** Path on this site, or the whole address on another site. */
	uri?: string | null;
	/** The whole address. */
	url?: string | null;
}

/** The page that a visitor is on, with the data that menus need to mark it. */
export interface VisitedPage {
	kind: 'singular' | 'archive' | 'search' | 'not-found';
	/** Slashes at both ends. */
	path: string;
	/** Public origin without a slash at the end. */
	siteUrl: string;
}

/**
 * Returns the target of a menu item: a path on this site, or the whole address on another site; empty if there is no
 * target.
 */
export function itemHref({ uri, url }: ItemAddress, siteUrl: string): string {
	const address = (uri || url || '').trim();
	if (!address.startsWith(siteUrl)) return address;
	const rest = address.slice(siteUrl.length);
	// `https://boats.example.org` begins like `https://boats.example`, but is another site.
	if (rest !== '' && !/^[/?#]/.test(rest)) return address;
	return rest.startsWith('/') ? rest : `/${rest}`;
}

/**
 * Returns true if an item leads to the current page. An address with a query or a place within the page is not the page
 * itself; no item leads to a search or to an unknown address.
 */
export function isCurrent(href: string, page: VisitedPage): boolean {
	if (page.kind === 'search' || page.kind === 'not-found') return false;
	return /^\/(?!\/)[^?#]*$/.test(href) && tidyPath(href) === tidyPath(page.path);
}

/** Returns true if an item leads to a page above the current page; the front page is above no page. */
export function isAbove(href: string, page: VisitedPage): boolean {
	if (page.kind === 'search' || page.kind === 'not-found') return false;
	if (!/^\/(?!\/)[^?#]+$/.test(href)) return false;
	const [above, path] = [tidyPath(href), tidyPath(page.path)];
	return above !== '/' && above !== path && path.startsWith(above);
}

/**
 * Gives a path one slash at the end, and one form for percent-encoded and plain letters, so that paths can be compared.
 */
function tidyPath(path: string): string {
	return `${decodedPath(path).replace(/\/+$/, '')}/`;
}
