/** The usual paths of sitemaps: WordPress itself, most plugins, Yoast SEO. */
const SITEMAPS = ['/wp-sitemap.xml', '/sitemap.xml', '/sitemap_index.xml'];
/** The most sitemaps that are read from an index of sitemaps. */
const MOST_PARTS = 20;

/** The addresses that a sitemap, or an index of them, names. */
export function addressesIn(xml: string): string[] {
	return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
		address.trim().replaceAll('&amp;', '&'),
	);
}

/**
 * The paths of the pages in a site's sitemap, from its parts in turn, so that the first thirty are of all kinds. The
 * sitemap may name another host than the given address.
 *
 * @param site address without a slash at the end
 * @throws where no sitemap answers
 */
export async function pathsOfSite(site: string, read = readText): Promise<string[]> {
	for (const name of SITEMAPS) {
		const xml = await read(`${site}${name}`);
		if (xml === null) continue;
		const lists = /<sitemapindex[\s>]/.test(xml)
			? await partsOf(xml, site, read)
			: [addressesIn(xml)];
		const paths = inTurn(lists).map((address) => pathOf(address, site));
		if (paths.length > 0) return [...new Set(paths)];
	}
	throw new Error(
		`${site} has no sitemap (${SITEMAPS.join(', ')}). Which pages there are cannot be known. Name them behind the address.`,
	);
}

async function partsOf(xml: string, site: string, read: typeof readText): Promise<string[][]> {
	const parts = addressesIn(xml).slice(0, MOST_PARTS);
	const texts = await Promise.all(parts.map((part) => read(`${site}${pathOf(part, site)}`)));
	return texts.map((text) => addressesIn(text ?? ''));
}

/** Takes the first of each list, then the second of each, and so on. */
function inTurn(lists: readonly (readonly string[])[]): string[] {
	const longest = Math.max(0, ...lists.map(({ length }) => length));
	return Array.from({ length: longest }, (_, index) =>
		lists.flatMap((list) => list[index] ?? []),
	).flat();
}

function pathOf(address: string, site: string): string {
	const { pathname, search } = new URL(address, `${site}/`);
	return pathname + search;
}

async function readText(address: string): Promise<string | null> {
	const response = await fetch(address).catch(() => null);
	return response?.ok ? response.text() : null;
}
