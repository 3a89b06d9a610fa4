import { restLink } from './rest-context';

/** Headers that a page of another site may read, and headers that it may send. */
const EXPOSED = 'X-WP-Total, X-WP-TotalPages, Link';
const ALLOWED = 'Authorization, X-WP-Nonce, Content-Disposition, Content-MD5, Content-Type';

/**
 * Headers of every REST answer. Any site may read public answers; only listed origins may send a visitor's credentials.
 * (WordPress allows every origin; here the mock is stricter.)
 * @param extra the route's own headers; its `Link` replaces the one to the API, as in WordPress
 */
export function restHeaders(
	request: Request,
	siteUrl: string,
	corsOrigins: readonly string[],
	isPersonal: boolean,
	extra: Record<string, string> = {},
): Headers {
	const headers = new Headers({
		'Content-Type': 'application/json; charset=UTF-8',
		'X-Robots-Tag': 'noindex',
		'X-Content-Type-Options': 'nosniff',
		'Access-Control-Expose-Headers': EXPOSED,
		'Access-Control-Allow-Headers': ALLOWED,
		Vary: 'Origin',
	});
	const origin = request.headers.get('origin');
	if (origin !== null && corsOrigins.includes(origin)) {
		headers.set('Access-Control-Allow-Origin', origin);
		headers.set('Access-Control-Allow-Credentials', 'true');
	} else if (origin !== null) headers.set('Access-Control-Allow-Origin', '*');
	if (isPersonal)
		headers.set('Cache-Control', 'no-cache, must-revalidate, max-age=0, no-store, private');
	headers.set('Link', `<${restLink({ siteUrl }, '/')}>; rel="https://api.w.org/"`);
	for (const [name, value] of Object.entries(extra)) headers.set(name, value);
	return headers;
}
