import { baseHeaders } from './site/answers/security-headers';

/**
 * A sheet of WordPress names pictures of other hosts as pages do. A compressed answer is a file
 * of ours.
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
 * The answer of WordPress, with the headers that every answer of this host carries. It is the
 * same response: a new response would make a stream of a body that the host only has to write.
 */
export function withBaseHeaders(response: Response, siteUrl: string): Response {
	for (const [name, value] of Object.entries(baseHeaders({ siteUrl }))) {
		if (!response.headers.has(name)) response.headers.set(name, value);
	}
	return response;
}
