import { withParameters } from '@outrigger/rules/address/redirects';
import { foreignParameters } from '../requests/page-address';
import { PRIVATE, PUBLIC } from './cache-control';
import { baseHeaders } from './security-headers';
import { type Answer, answerFrom, type Preferences, storeBody } from './stored-body';

/** An answer as a `Response`. */
export function respond(answer: Answer): Response {
	return new Response(answer.body as BodyInit | null, {
		status: answer.status,
		headers: answer.headers,
	});
}

/** Returns the parts of a request that choose between the forms of an answer. */
export function preferencesOf(request: Request): Preferences {
	return {
		acceptEncoding: request.headers.get('accept-encoding'),
		ifNoneMatch: request.headers.get('if-none-match'),
		headOnly: request.method === 'HEAD',
	};
}

/** Answers with a new text for each request: compressed, with an ETag, and never as a script. */
export async function respondWithText(
	request: Request,
	text: string,
	contentType: string,
	siteUrl: string,
): Promise<Response> {
	const headers = {
		...baseHeaders({ siteUrl }),
		'content-type': contentType,
		'cache-control': PUBLIC,
	};
	return respond(answerFrom(await storeBody(200, headers, text), preferencesOf(request)));
}

/**
 * Sends a visitor to another address, permanently if `status` is not a temporary one.
 * @param location own path with the parts of the query that the visitor keeps, or an address of another host
 */
export function respondMoved(location: string, siteUrl: string, status = 301): Response {
	const { searchParams } = new URL(location, siteUrl);
	const isForAll = foreignParameters(searchParams).size === 0;
	return new Response(null, {
		status,
		headers: {
			...baseHeaders({ siteUrl }),
			location,
			'cache-control': isForAll ? PUBLIC : PRIVATE,
		},
	});
}

/**
 * A page's answer for a visitor with this query. A redirect keeps the parameters that do not change the page
 * (`utm_source`). Caches store addresses without these parameters, so such an answer is for this visitor only.
 */
export function withForeignParameters(answer: Answer, query: URLSearchParams): Answer {
	const { location } = answer.headers;
	const foreign = foreignParameters(query);
	if (!location?.startsWith('/') || foreign.size === 0) return answer;
	return {
		...answer,
		headers: {
			...answer.headers,
			location: withParameters(location, foreign),
			'cache-control': PRIVATE,
		},
	};
}
