import { passedOn } from '@outrigger/http/posted-form';
import { sourceOf } from '@outrigger/http/request-source';
import { SESSION_HEADER } from '@outrigger/rules/shop/session-header';
import type { Backend, Client } from '../backend/backend';
import { cartCookies, readToken } from './cart-cookies';

/**
 * The number of things in a cart. Our documents read this field of a cart, and no other field has this name; the last
 * match is the newest value.
 */
const ITEM_COUNT = /"itemCount":(\d{1,9})/g;

/**
 * Returns the number of things in the cart according to an answer; null if the answer does not
 * say.
 */
export function itemsIn(answer: string): number | null {
	const counts = [...answer.matchAll(ITEM_COUNT)].map(([, count]) => Number(count));
	return counts.at(-1) ?? null;
}

/** Passes on a request with the visitor's session, and stores the session of the answer in the visitor's cookies. */
export type CartSession = (
	request: Request,
	client: Client,
	handle: Backend['handle'],
) => Promise<Response | null>;

/**
 * Makes the layer between browsers of this site and the shop: it keeps the session's token in a cookie that scripts
 * cannot read, and sends it to the shop in WooGraphQL's header. The layer does not change a request that has this
 * header already, because it comes from another client.
 */
export function createCartSession(siteUrl: string, ownOrigins: readonly string[]): CartSession {
	return async (request, client, handle) => {
		const { pathname } = new URL(request.url);
		const isAsking =
			request.method === 'POST' && /^\/(?:graphql|wp-admin\/admin-ajax\.php)\/?$/.test(pathname);
		// The cookies are used only for requests from a page of this site. Only for these the layer removes the token
		// from the answer.
		const isOwn =
			isAsking &&
			sourceOf(request, ownOrigins) === 'own-page' &&
			!request.headers.has(SESSION_HEADER);
		if (!isOwn) return handle(request, client);
		const token = readToken(request.headers.get('cookie'), siteUrl);
		const headers = new Headers(request.headers);
		if (token !== null) headers.set(SESSION_HEADER, `Session ${token}`);
		const answer = await handle(passedOn(request, headers), client);
		if (!answer) return null;
		const renewed = answer.headers.get(SESSION_HEADER);
		const text = await answer.text();
		const items = itemsIn(text);
		const kept = new Headers(answer.headers);
		kept.delete(SESSION_HEADER);
		const news = { token: renewed, items, isKnown: token !== null };
		for (const cookie of cartCookies(news, siteUrl)) kept.append('set-cookie', cookie);
		return new Response(text, { status: answer.status, headers: kept });
	};
}
