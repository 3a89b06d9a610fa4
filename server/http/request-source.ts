/**
 * The origin of a request: a page of this site, a page of another site, or a program that is no
 * browser.
 */
export type RequestSource = 'own-page' | 'elsewhere' | 'no-browser';

/**
 * Says where a request that changes something was made. All routes ask here, so that none answers more loosely than
 * another: `elsewhere` is refused, and only `own-page` may use what browsers send along by themselves.
 *
 * Browsers name the page in `Sec-Fetch-Site` (on https and on this machine) and in `Origin` (with every POST); where
 * both are there, both must be right. `Host` counts for nothing: an attacker who points a name of their own at this machine
 * chooses it. A request that says nothing and brings a cookie may come from a browser of before 2020, so it counts as
 * foreign; one without a cookie has nothing that could be abused.
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

/** The origins of a site that has one address alone. */
export function ownOriginsOf(siteUrl: string): readonly string[] {
	return [new URL(siteUrl).origin];
}
