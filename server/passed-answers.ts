import type { MiddlewareHandler } from 'hono';
import { baseHeaders } from './site/answers/security-headers';
import {
	createSmallerPictures,
	type SmallerPicturesOptions,
} from './site/foreign-media/smaller-pictures';

/**
 * Gives pictures of other hosts in a sheet of WordPress an address of this host, as in pages. A compressed answer is
 * our own file and needs no change.
 */
export async function withOwnPictures(
	response: Response,
	ownSheet: (css: string) => string,
): Promise<Response> {
	const isSheet = response.headers.get('content-type')?.startsWith('text/css') ?? false;
	const isPlain = !response.headers.has('content-encoding');
	if (!isSheet || !isPlain || response.status !== 200) return response;
	const headers = new Headers(response.headers);
	headers.delete('content-length');
	return new Response(ownSheet(await response.text()), { headers });
}

/**
 * Adds this host's common headers to an answer of WordPress. It changes the response itself: a new response would turn
 * a body that is held in memory into a stream.
 */
export function withBaseHeaders(response: Response, siteUrl: string): Response {
	for (const [name, value] of Object.entries(baseHeaders({ siteUrl }))) {
		if (!response.headers.has(name)) response.headers.set(name, value);
	}
	return response;
}

/**
 * Answers requests for pictures with smaller files that it made from earlier answers, and makes such files from the
 * pictures that pass through now.
 */
export function sendSmallerPictures(
	options: SmallerPicturesOptions,
	siteUrl: string,
): MiddlewareHandler {
	const pictures = createSmallerPictures(options);
	return async (context, next) => {
		const { raw } = context.req;
		const made = await pictures.recall(raw);
		if (made) return withBaseHeaders(made, siteUrl);
		await next();
		const { res } = context;
		const learned = await pictures.learn(raw, res);
		if (learned !== res) {
			// Hono adds the headers of the answer that it replaces.
			context.res = undefined;
			context.res = learned;
		}
	};
}
