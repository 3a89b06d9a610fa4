/** The addresses at which a real WordPress answers. */
export interface RemoteAddress {
	/** Address of the site without a slash at the end: `https://example.org` or `https://example.org/blog`. */
	siteUrl: string;
	/** Address of WPGraphQL. */
	graphqlUrl: string;
	/** User name and application password, if one was given. */
	credentials: { user: string; password: string } | null;
}

/** An absolute address of one of these protocols (`https:`); undefined for every other text. */
export function parseUrl(text: string, protocols: readonly string[]): URL | undefined {
	if (!URL.canParse(text)) return undefined;
	const url = new URL(text);
	return protocols.includes(url.protocol) ? url : undefined;
}

/** An http or https origin without a path, a query or a user; undefined for every other text. */
export function parseOrigin(text: string): string | undefined {
	const url = parseUrl(text, ['http:', 'https:']);
	return url && url.pathname === '/' && !url.search && !url.hash && !url.username
		? url.origin
		: undefined;
}

/** Reads a list of origins with commas between them; undefined if an entry is no origin. */
export function parseOrigins(text: string): string[] | undefined {
	const origins = text.split(',').map((part) => parseOrigin(part.trim()));
	return origins.every((origin) => origin !== undefined) ? origins : undefined;
}

/** An http or https address as it was given; undefined for every other text. */
export function parseAddress(text: string): string | undefined {
	return parseUrl(text, ['http:', 'https:']) ? text : undefined;
}

/**
 * Site and GraphQL endpoint of a WordPress, from the address of either; undefined for a text that is no such address.
 */
export function parseRemote(text: string): Omit<RemoteAddress, 'credentials'> | undefined {
	const url = parseUrl(text, ['http:', 'https:']);
	if (!url || url.username || url.hash || isForbiddenPort(url)) return undefined;
	// On a site without pretty permalinks WPGraphQL answers at the front page with a query (`/?graphql`).
	if (/^\?graphql(?:=(?:true|1)?)?$/.test(url.search)) {
		const [path = ''] = url.pathname.split(/(?:\/index\.php|\/)$/);
		return { siteUrl: url.origin + path, graphqlUrl: url.href };
	}
	if (url.search) return undefined;
	const site = (url.origin + url.pathname).replace(/\/+$/, '');
	return site.endsWith('/graphql')
		? { siteUrl: site.slice(0, -'/graphql'.length), graphqlUrl: site }
		: { siteUrl: site, graphqlUrl: `${site}/graphql` };
}

/** Ports of other protocols, to which `fetch` never connects (https://fetch.spec.whatwg.org/#port-blocking). */
const FORBIDDEN_PORTS: ReadonlySet<number> = new Set([
	...[
		1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102,
	],
	...[
		103, 104, 109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465,
	],
	...[
		512, 513, 514, 515, 526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993,
	],
	...[
		995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668,
	],
	...[6669, 6679, 6697, 10080],
]);

function isForbiddenPort({ port }: URL): boolean {
	return port !== '' && FORBIDDEN_PORTS.has(Number(port));
}

/** The user and the application password in a text `name:xxxx xxxx`; undefined if one of the two is missing. */
export function parseCredentials(text: string): RemoteAddress['credentials'] | undefined {
	const [, user, password] = /^([^:]+):(.+)$/.exec(text) ?? [];
	return user && password ? { user, password } : undefined;
}
