import { baseHeaders } from './site/answers/security-headers';

/** A sheet of WordPress names pictures of other hosts as pages do. What comes compressed is a file of ours. */
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
 * What WordPress answered, with the headers that everything of this host carries. The same response: another one would
 * make a stream of a body that only has to be written.
 */
export function withBaseHeaders(response: Response, siteUrl: string): Response {
	for (const [name, value] of Object.entries(baseHeaders({ siteUrl }))) {
		if (!response.headers.has(name)) response.headers.set(name, value);
	}
	return response;
}
