/**
 * WordPress names the record behind each page in the page's own headers (since 5.5): `Link:
 * <https://example.org/wp-json/wp/v2/pages/2>; rel="alternate"; title="JSON"; type="application/json"`.
 *
 * @returns the path of REST, `wp/v2/pages/2`; null for a page without such a header (lists, dates, searches)
 */
export function alternateIn(headers: Headers): string | null {
	for (const link of (headers.get('link') ?? '').split(/,(?=\s*<)/)) {
		if (!/;\s*rel="alternate"/.test(link) || !link.includes('application/json')) continue;
		const [, found] =
			/(?:\/|\?rest_route=\/|%2F)(wp\/v2\/[\w-]+\/\d+)(?:\?[^>]*)?>/.exec(link) ?? [];
		if (found) return found;
	}
	return null;
}
