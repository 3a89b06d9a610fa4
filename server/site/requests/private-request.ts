import { CART_COOKIE, shopPageOf } from '@outrigger/rules/shop/shop-pages';

/** Cookies of visitors with personal pages. As in WordPress, their requests bypass caches. */
const PERSONAL_COOKIE = /(?:^|;\s*)(?:__Host-)?(?:wordpress_logged_in_|wp-postpass_)/;

/** Parameters that name a node by its database id; if there are several, the first in this list counts. */
const NODE_PARAMETERS = ['preview_id', 'p', 'page_id', 'attachment_id'] as const;

/** A parameter that names a category by its database id: WordPress's own lists of categories use it. */
const CATEGORY_PARAMETER = 'cat';

/** A parameter that names an author by the database id. */
const AUTHOR_PARAMETER = 'author';

/**
 * Parameters of the front page that name something by its slug, as in addresses without permalinks. On any other path a
 * request with such a parameter is private.
 */
export const SLUG_PARAMETERS = ['name', 'category_name', 'tag', 'author_name'] as const;

/** The parameters whose value is a slug. */
export type SlugParameter = (typeof SLUG_PARAMETERS)[number];

/** Parameters that show a page to an editor. */
const EDITING_PARAMETERS = [
	...NODE_PARAMETERS,
	CATEGORY_PARAMETER,
	AUTHOR_PARAMETER,
	'preview',
	'preview_token',
	'elementor-preview',
	'popup-preview',
	'theme_template_id',
] as const;

/** Parameters of WooCommerce's own links that change a cart. */
const SHOP_PARAMETERS = ['add-to-cart', 'remove_item', 'remove_coupon'] as const;

/** Parameters with which WordPress without pretty permalinks answers something other than a page. */
const PLAIN_ENDPOINTS = ['graphql', 'rest_route'] as const;
const UNCACHED_QUERY = new RegExp(
	`[?&](?:${[...EDITING_PARAMETERS, ...PLAIN_ENDPOINTS, ...SHOP_PARAMETERS].join('|')})(?:=|&|$)`,
);
const SLUG_QUERY = new RegExp(`^(?:https?://[^/]+)?/\\?(?:.*&)?(?:${SLUG_PARAMETERS.join('|')})=`);

/**
 * Returns true if a request must bypass the page cache.
 *
 * @param address path and query as the request wrote them
 * @param cookies the `Cookie` header
 */
export function isPrivateRequest(address: string, cookies: string | null | undefined): boolean {
	if (cookies && PERSONAL_COOKIE.test(cookies)) return true;
	if (isOwnShopPage(address, cookies)) return true;
	const decoded = decodeNames(address);
	return UNCACHED_QUERY.test(decoded) || SLUG_QUERY.test(decoded);
}

/**
 * Returns true if the page would show a visitor's cart or order. It does for a visitor with a cart or an order; the
 * page of an order does for every visitor.
 */
function isOwnShopPage(address: string, cookies: string | null | undefined): boolean {
	const path = address.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/s, '');
	const page = shopPageOf(path);
	return page === 'order-received' || (page !== null && Boolean(cookies?.includes(CART_COOKIE)));
}

/** Decodes percent-encoded names of parameters. A name with a broken encoding stays, as in `URLSearchParams`. */
function decodeNames(address: string): string {
	const at = address.indexOf('?');
	if (at < 0 || !address.includes('%', at)) return address;
	return `${address.slice(0, at)}?${new URLSearchParams(address.slice(at + 1)).toString()}`;
}

/** The parts of an editor's request. */
export interface EditingRequest {
	/** `?theme_template_id=`. */
	forcedTemplateId: number | null;
	/** `?popup-preview=`. */
	previewPopupId: number | null;
	/** `?p=`, `?page_id=`, `?attachment_id=`, `?preview_id=`: a node by its database id. */
	nodeId: number | null;
	/** `?cat=`: a category by its database id. */
	categoryId: number | null;
	/** `?author=`: an author, by database id. */
	authorId: number | null;
	/** The first of `SLUG_PARAMETERS` that is there. */
	slug: { of: SlugParameter; text: string } | null;
	/** `?preview=true`: the request is for the draft of the node. */
	isPreview: boolean;
	/** `?preview=false`: the request ends the visitor's previews. */
	isLeaving: boolean;
}

/** Reads the editing parameters; a value that is no id counts as absent. */
export function parseEditingRequest(query: URLSearchParams): EditingRequest {
	return {
		forcedTemplateId: idOf(query.get('theme_template_id')),
		previewPopupId: idOf(query.get('popup-preview')),
		nodeId: idOf(NODE_PARAMETERS.map((name) => query.get(name)).find((id) => id !== null) ?? null),
		categoryId: idOf(query.get(CATEGORY_PARAMETER)),
		authorId: idOf(query.get(AUTHOR_PARAMETER)),
		slug: slugIn(query),
		isPreview: query.get('preview') === 'true',
		isLeaving: query.get('preview') === 'false',
	};
}

/** The parameters beside those that name a node, a category or an author. */
export function withoutNode(query: URLSearchParams): URLSearchParams {
	const others = new URLSearchParams(query);
	const names = [
		...NODE_PARAMETERS,
		CATEGORY_PARAMETER,
		AUTHOR_PARAMETER,
		...SLUG_PARAMETERS,
		'preview',
	];
	for (const name of names) others.delete(name);
	return others;
}

/** The slug in a query: `parent/child` means `child`. Slugs have at most 200 characters. */
function slugIn(query: URLSearchParams): EditingRequest['slug'] {
	for (const of of SLUG_PARAMETERS) {
		const text = (query.get(of) ?? '').split('/').findLast((part) => part !== '') ?? '';
		if (text !== '' && text.length <= 200) return { of, text };
	}
	return null;
}

function idOf(text: string | null): number | null {
	return text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}
