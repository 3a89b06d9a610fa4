import { movedCookies } from '@outrigger/http/cookies';
import { CART_COOKIE } from '@outrigger/rules/shop/shop-pages';
import type { MiddlewareHandler } from 'hono';
import { POST_PASSWORD_COOKIE, POST_PASSWORD_LIFETIME_S } from './site/pages/post-password';
import { CART_MAX_AGE_S } from './site/shop/cart-cookies';

/** Cookies that are kept when their name changes. A login's value says itself when it ends. */
const KEPT = [
	{ name: new RegExp(`^${CART_COOKIE}$`), maxAgeS: CART_MAX_AGE_S },
	{ name: new RegExp(`^${POST_PASSWORD_COOKIE}$`), maxAgeS: POST_PASSWORD_LIFETIME_S },
	{ name: /^wordpress_logged_in_[0-9a-f]{16}$/ },
];

/** Renames cookies that versions without the prefix `__Host-` set, with the first answer that no cache keeps. */
export function moveOldCookies(siteUrl: string): MiddlewareHandler {
	return async (context, next) => {
		await next();
		const { headers } = context.res;
		if (!/no-store|private/.test(headers.get('cache-control') ?? '')) return;
		const header = context.req.header('cookie') ?? null;
		for (const cookie of movedCookies(header, headers.getSetCookie(), siteUrl, KEPT)) {
			headers.append('set-cookie', cookie);
		}
	};
}
