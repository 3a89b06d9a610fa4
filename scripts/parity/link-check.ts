/**
 * The largest number of links of one page that are tried, because a menu with a thousand links says little about a
 * page.
 */
const MOST_LINKS = 60;
const LIMIT_MS = 20_000;

/**
 * Returns the addresses of links, each once, without fragments. It leaves out links to a place on the page itself (such
 * as a skip link): if the page was not found, its own address answers 404.
 */
export function placesAway(links: readonly string[], address: string): string[] {
	const [here] = address.split('#');
	const away = links.filter((link) => !link.includes('#') || link.split('#')[0] !== here);
	return [...new Set(away.map((link) => link.replace(/#.*$/, '')))];
}

/** Returns a page's broken links into its own site. */
export type LinkCheck = (links: readonly string[], origin: string) => Promise<string[]>;

/** Creates a link check that remembers which addresses it has tried, because pages share most of their links. */
export function createLinkCheck(read: (address: string) => Promise<number> = statusOf): LinkCheck {
	const known = new Map<string, Promise<number>>();
	return async (links, origin) => {
		const broken: string[] = [];
		for (const link of links
			.filter((each) => new URL(each).origin === origin)
			.slice(0, MOST_LINKS)) {
			const status = known.get(link) ?? read(link);
			known.set(link, status);
			if ((await status) >= 400) broken.push(link);
		}
		return broken;
	};
}

/** Returns the HTTP status of an address; 599 if nothing answers. */
async function statusOf(address: string): Promise<number> {
	try {
		const response = await fetch(address, { signal: AbortSignal.timeout(LIMIT_MS) });
		await response.body?.cancel();
		return response.status;
	} catch {
		return 599;
	}
}
