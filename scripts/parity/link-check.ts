/** Links of one page that are tried; a menu of a thousand is no test of a page. */
const MOST_LINKS = 60;
const LIMIT_MS = 20_000;

/**
 * The addresses that links lead to, each once, without fragments. A link to a place on the page itself (a skip link)
 * does not count: the address of a page that was not found is 404.
 */
export function placesAway(links: readonly string[], address: string): string[] {
	const [here] = address.split('#');
	const away = links.filter((link) => !link.includes('#') || link.split('#')[0] !== here);
	return [...new Set(away.map((link) => link.replace(/#.*$/, '')))];
}

/** Returns a page's broken links into its own site. */
export type LinkCheck = (links: readonly string[], origin: string) => Promise<string[]>;

/** Remembers the addresses that it tried: pages share most of their links. */
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

/** 599 where nothing answers. */
async function statusOf(address: string): Promise<number> {
	try {
		const response = await fetch(address, { signal: AbortSignal.timeout(LIMIT_MS) });
		await response.body?.cancel();
		return response.status;
	} catch {
		return 599;
	}
}
