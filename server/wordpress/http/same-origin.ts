/**
 * The path to send a visitor to, if it lies on the site itself.
 *
 * @param target what a form or query asked for: a path, or an absolute address of the site
 * @param siteUrl absolute address of the site
 * @param fallback path for everything else: foreign hosts, `//host`, other schemes, garbage
 * @returns path with query and hash, always starting with exactly one slash
 */
export function sameOriginPath(
	target: string | null | undefined,
	siteUrl: string,
	fallback: string,
): string {
	if (!target || !URL.canParse(target, siteUrl)) return fallback;
	const url = new URL(target, siteUrl);
	// `/\host` and control characters are rewritten by the parser, so what counts is where it ended up.
	if (url.origin !== new URL(siteUrl).origin || url.pathname.startsWith('//')) return fallback;
	return url.pathname + url.search + url.hash;
}

/**
 * Whether a form post may come from a page of the site. Browsers say where a post comes from;
 * whoever says nothing (command line tools) has no cookies that could be abused.
 */
export function isSameOriginPost(request: Request, siteUrl: string): boolean {
	const site = request.headers.get('sec-fetch-site');
	if (site !== null) return site === 'same-origin' || site === 'none';
	const origin = request.headers.get('origin');
	if (origin === null) return true;
	return origin === new URL(siteUrl).origin || origin === new URL(request.url).origin;
}
