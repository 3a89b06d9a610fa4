import { CART_COOKIE, ITEMS_COOKIE } from '@outrigger/rules/shop/shop-pages';

/** Longer than any session lives: the token itself says when it ends. */
const MAX_AGE_S = 14 * 86_400;
/** A token of WooGraphQL: three parts of base64url. Anything else is none. */
const TOKEN = /^[\w-]{1,800}\.[\w-]{1,1600}\.[\w-]{1,400}$/;

/** Value of one cookie of a request, null where it is not there. */
function cookieValue(header: string | null | undefined, name: string): string | null {
	for (const part of (header ?? '').split(';')) {
		const at = part.indexOf('=');
		if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
	}
	return null;
}

/** The token of a visitor's session; null without one. */
export function readToken(cookies: string | null | undefined): string | null {
	const value = cookieValue(cookies, CART_COOKIE);
	return value !== null && TOKEN.test(value) ? value : null;
}

/** What an answer tells of the cart. */
export interface CartNews {
	/** The token that was begun or renewed; null where the visitor's holds. */
	token: string | null;
	/** How many things are in the cart; null where the answer does not say. */
	items: number | null;
	/** Whether the visitor has a session already. */
	isKnown: boolean;
}

/**
 * `Set-Cookie` values for what an answer tells. Who has no session and an empty cart gets none: looking is not shopping.
 * @param siteUrl public origin; https makes cookies `Secure`
 */
export function cartCookies({ token, items, isKnown }: CartNews, siteUrl: string): string[] {
	const secure = siteUrl.startsWith('https:') ? '; Secure' : '';
	const kept = `; Path=/; Max-Age=${MAX_AGE_S}; SameSite=Lax${secure}`;
	const isLooking = !isKnown && items === 0;
	return [
		...(token !== null && !isLooking ? [`${CART_COOKIE}=${token}; HttpOnly${kept}`] : []),
		...(items !== null && items > 0 ? [`${ITEMS_COOKIE}=${items}${kept}`] : []),
		...(items === 0 && isKnown
			? [`${ITEMS_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax${secure}`]
			: []),
	];
}
