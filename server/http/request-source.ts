/**
 * The origin of a request: a page of this site, a page of another site, or a program that is no
 * browser.
 */
export type RequestSource = 'own-page' | 'elsewhere' | 'no-browser';

/**
 * Finds the source of a request that changes data. All routes call this function, so that no route is less strict than
 * another: a route refuses `elsewhere`, and only `own-page` may use the cookies that browsers send by themselves.
 *
 * Browsers name the page in `Sec-Fetch-Site` (on https and on this machine) and in `Origin` (with every POST); if a
 * request has both, both must be right. The function ignores `Host`: an attacker who points a domain at this machine
 * chooses it. A request with a cookie and without these headers may come from a browser of before 2020, so it counts as
 * foreign; a request without a cookie has no rights that an attacker could abuse.
 *
 * @param ownOrigins origins of this site, such as `https://boats.example`
 */
export function sourceOf(request: Request, ownOrigins: readonly string[]): RequestSource {
	const site = request.headers.get('sec-fetch-site');
	const origin = request.headers.get('origin');
	if (site !== null && site !== 'same-origin') return 'elsewhere';
	if (origin !== null && !ownOrigins.includes(origin)) return 'elsewhere';
	if (site !== null || origin !== null) return 'own-page';
	return request.headers.has('cookie') ? 'elsewhere' : 'no-browser';
}

/** The origins of a site that has a single address. */
export function ownOriginsOf(siteUrl: string): readonly string[] {
	return [new URL(siteUrl).origin];
}
