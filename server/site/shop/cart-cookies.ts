import { readCookie, writeCookie } from '@outrigger/http/cookies';
import { CART_COOKIE, ITEMS_COOKIE } from '@outrigger/rules/shop/shop-pages';

/** The lifetime of the cookie in seconds. It is longer than any session, because the token itself contains its end. */
export const CART_MAX_AGE_S = 14 * 86_400;
/** A token of WooGraphQL: three parts of base64url. Every other value is ignored. */
const TOKEN = /^[\w-]{1,800}\.[\w-]{1,1600}\.[\w-]{1,400}$/;

/**
 * The token of a visitor's session; null if there is none.
 * @param siteUrl public origin
 */
export function readToken(cookies: string | null | undefined, siteUrl: string): string | null {
	const value = readCookie(cookies, { name: CART_COOKIE, siteUrl });
	return value !== null && TOKEN.test(value) ? value : null;
}

/** The news about the cart in an answer. */
export interface CartNews {
	/** The token, if the shop began or renewed it; null if the visitor's token stays valid. */
	token: string | null;
	/** The number of things in the cart; null if the answer does not say. */
	items: number | null;
	/** True if the visitor has a session already. */
	isKnown: boolean;
}

/**
 * `Set-Cookie` values for the news in an answer. A visitor without a session whose cart is empty gets no cookies.
 * @param siteUrl public origin; https makes cookies `Secure`
 */
export function cartCookies({ token, items, isKnown }: CartNews, siteUrl: string): string[] {
	const isLooking = !isKnown && items === 0;
	const session = { name: CART_COOKIE, siteUrl };
	const count = { name: ITEMS_COOKIE, siteUrl };
	const forScripts = (maxAgeS: number) => ({ maxAgeS, isForScripts: true });
	return [
		...(token !== null && !isLooking
			? [writeCookie(session, token, { maxAgeS: CART_MAX_AGE_S })]
			: []),
		...(items !== null && items > 0
			? [writeCookie(count, String(items), forScripts(CART_MAX_AGE_S))]
			: []),
		...(items === 0 && isKnown ? [writeCookie(count, '', forScripts(0))] : []),
	];
}
