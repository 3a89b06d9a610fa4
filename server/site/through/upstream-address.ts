import { isTracking } from '../requests/page-address';
import { plainPermalink } from '../requests/plain-address';

/** Headers of a request that the host passes to the real site, beside cookies. */
const FORWARDED = [
	'accept',
	'accept-language',
	'content-type',
	'if-modified-since',
	'if-none-match',
	'user-agent',
	'x-requested-with',
	'x-wp-nonce',
	'nonce',
	'cart-token',
];
const OF_RANGES = ['if-range', 'range'];
/** With this header WordPress's editor changes and deletes. WordPress would accept it with a GET as well. */
const OF_CHANGES = ['x-http-method-override'];

/** Parameters with which an address changes something or belongs to one visitor. */
const PRIVATE_PARAMETER =
	/^(?:preview|preview_id|p|page_id|elementor-preview|add-to-cart|remove_item|undo_item|apply_coupon|remove_coupon|wc-ajax|wc-api|rest_route|action|_wpnonce|key|replytocom|password|unapproved|moderation-hash)$/;

/**
 * Path and query under which a page is kept: the parameters keep their order, and those that no page reads are removed.
 */
export function keptPath({ pathname, searchParams }: URL): string {
	const kept = [...searchParams].filter(([name]) => !isTracking(name));
	const query = new URLSearchParams(kept).toString();
	return query === '' ? pathname : `${pathname}?${query}`;
}

/** Returns true if the host must never keep the answer of an address. */
export function isPrivateAddress(url: URL): boolean {
	const { pathname, searchParams } = url;
	if (plainPermalink(keptPath(url)) !== null) return false;
	return (
		/^\/(?:wp-json|wp-admin|wp-cron\.php)(?:\/|$)/.test(pathname) ||
		[...searchParams.keys()].some((name) => PRIVATE_PARAMETER.test(name))
	);
}

/** Returns true for the address of an editor's preview, which WordPress shows to those who are logged in there. */
export function isPreview({ searchParams }: URL): boolean {
	return ['preview', 'preview_id', 'elementor-preview'].some((name) => searchParams.has(name));
}

/**
 * Returns true if a visitor may request a part of the answer: of a film or a download, whose bytes the host does not
 * change.
 */
export function mayBeRanged(pathname: string): boolean {
	return /\.(?!(?:php|x?html?|css|m?js|json|xml|xsl|txt|svg)$)[a-z\d]{2,5}$/i.test(pathname);
}

/**
 * The path on this host of a path that begins with WordPress's own folder (`/blog/`), as themes write it; null for every
 * other path.
 */
export function pathInFolder(folder: string, pathname: string): string | null {
	const bare = folder.replace(/\/+$/, '');
	const isIn = bare !== '' && `${pathname}/`.startsWith(`${bare}/`);
	// With two slashes at its beginning, the path would be the address of another host.
	return isIn ? pathname.slice(bare.length).replace(/^\/*/, '/') : null;
}

/** The query with the parameters that advertisers add. */
export function trackingQuery({ searchParams }: URL): URLSearchParams {
	return new URLSearchParams([...searchParams].filter(([name]) => isTracking(name)));
}

/**
 * The query of a visitor's request for WordPress. Pages of this host name it, percent-encoded, where WordPress named
 * itself (`?url=` of oEmbed, `?redirect_to=` of a login), and WordPress refuses the address of another host there.
 * @param ownUrl the address by which WordPress calls itself
 */
export function queryForWordPress(search: string, siteUrl: string, ownUrl: string): string {
	const site = encodeURIComponent(siteUrl);
	// Behind it the name of a host or its port may go on.
	const ends = (rest: string) => !/^(?:[\w.-]|%3A)/i.test(rest);
	return search
		.split(site)
		.reduce((before, rest) => before + (ends(rest) ? encodeURIComponent(ownUrl) : site) + rest);
}

/** Returns the headers of a visitor's request that the host passes on if the answer is for this visitor only. */
export function visitorHeaders(
	request: Request,
	{ cookies, address, wordpressUrl }: { cookies: string; address: string; wordpressUrl: string },
): Record<string, string> {
	const headers: Record<string, string> = {};
	const isRanged = mayBeRanged(new URL(request.url).pathname);
	const names = [
		...FORWARDED,
		...(isRanged ? OF_RANGES : []),
		...(request.method === 'POST' ? OF_CHANGES : []),
	];
	for (const name of names) {
		const value = request.headers.get(name);
		if (value !== null) headers[name] = value;
	}
	// A part of compressed bytes could not be decompressed.
	if (headers.range !== undefined) headers['accept-encoding'] = 'identity';
	const referer = request.headers.get('referer');
	if (referer !== null && URL.canParse(referer)) {
		const { pathname, search } = new URL(referer);
		headers.referer = wordpressUrl + pathname + search;
	}
	if (request.headers.has('origin')) headers.origin = new URL(wordpressUrl).origin;
	if (cookies !== '') headers.cookie = cookies;
	if (address !== '') headers['x-forwarded-for'] = address;
	return headers;
}
