import { isTracking } from '../requests/page-address';

/** Headers of a request that the host passes to the real site, beside cookies. */
const FORWARDED = [
	'accept',
	'accept-language',
	'content-type',
	'if-modified-since',
	'if-none-match',
	'if-range',
	'range',
	'user-agent',
	'x-requested-with',
	'x-wp-nonce',
	'nonce',
	'cart-token',
];

/** Paths that change something or belong to one visitor, with any query. */
const PRIVATE_QUERY =
	/[?&](?:preview|preview_id|p|page_id|elementor-preview|add-to-cart|remove_item|undo_item|apply_coupon|remove_coupon|wc-ajax|wc-api|rest_route|action|_wpnonce|key|replytocom|password|unapproved|moderation-hash)(?:=|&|$)/;

/**
 * Path and query under which a page is kept: the parameters keep their order, and those that no page reads are removed.
 */
export function keptPath({ pathname, searchParams }: URL): string {
	const kept = [...searchParams].filter(([name]) => !isTracking(name));
	const query = new URLSearchParams(kept).toString();
	return query === '' ? pathname : `${pathname}?${query}`;
}

/** Returns true if the host must never keep the answer of an address. */
export function isPrivateAddress({ pathname, search }: URL): boolean {
	return (
		/^\/(?:wp-json|wp-admin|wp-cron\.php)(?:\/|$)/.test(pathname) || PRIVATE_QUERY.test(search)
	);
}

/** Returns the headers of a visitor's request that the host passes on if the answer is for this visitor only. */
export function visitorHeaders(
	request: Request,
	{ cookies, address, wordpressUrl }: { cookies: string; address: string; wordpressUrl: string },
): Record<string, string> {
	const headers: Record<string, string> = {};
	for (const name of FORWARDED) {
		const value = request.headers.get(name);
		if (value !== null) headers[name] = value;
	}
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
