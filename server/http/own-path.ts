/**
 * The path to send a visitor to, if it lies on the site itself.
 *
 * @param target the target in a form, a query or a header: a path, or an absolute address of the site
 * @param siteUrl absolute address of the site
 * @param fallback path for everything else: foreign hosts, `//host`, other schemes, garbage
 * @returns path with query and hash, always starting with exactly one slash
 */
export function ownPath(
	target: string | null | undefined,
	siteUrl: string,
	fallback = '/',
): string {
	if (!target || !URL.canParse(target, siteUrl)) return fallback;
	const url = new URL(target, siteUrl);
	// `/\host` and control characters are rewritten by the parser, so the parsed address is checked.
	if (url.origin !== new URL(siteUrl).origin || url.pathname.startsWith('//')) return fallback;
	return url.pathname + url.search + url.hash;
}
