import { baseHeaders } from './security-headers';
import { type Answer, answerFrom, type Preferences, storeBody } from './stored-body';

/** Feeds and sitemaps: a CDN keeps them as long as pages. */
const SHORT = 'public, max-age=0, s-maxage=60, stale-while-revalidate=86400, stale-if-error=86400';

/** An answer as a `Response`. */
export function respond(answer: Answer): Response {
	return new Response(answer.body as BodyInit | null, {
		status: answer.status,
		headers: answer.headers,
	});
}

/** What a request says about the answer it can use. */
export function preferencesOf(request: Request): Preferences {
	return {
		acceptEncoding: request.headers.get('accept-encoding'),
		ifNoneMatch: request.headers.get('if-none-match'),
		headOnly: request.method === 'HEAD',
	};
}

/** A text that is made anew for each request: compressed, with a tag, never run as anything. */
export async function respondWithText(
	request: Request,
	text: string,
	contentType: string,
	siteUrl: string,
): Promise<Response> {
	const headers = {
		...baseHeaders({ siteUrl }),
		'content-type': contentType,
		'cache-control': SHORT,
	};
	return respond(answerFrom(await storeBody(200, headers, text), preferencesOf(request)));
}

/** Sends a visitor to another own path for good. */
export function respondMoved(location: string, siteUrl: string): Response {
	return new Response(null, {
		status: 301,
		headers: { ...baseHeaders({ siteUrl }), location, 'cache-control': SHORT },
	});
}
