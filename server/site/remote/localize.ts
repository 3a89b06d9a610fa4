/** Replaces the WordPress host in texts by this site. */
export interface Localizer {
	localize(text: string): string;
	/** Adds a further address that WordPress uses for itself. */
	addAddress(address: string): void;
}

/**
 * A path that browsers read as the address of another host when nothing precedes it: `//evil.example`, also with
 * backslashes, with the slashes of JSON or with tabs and ends of lines, which browsers skip
 * (https://url.spec.whatwg.org/#concept-basic-url-parser).
 */
const NAMES_HOST = /^(?:\\?\/|\\)[\t\n\r]*(?:\\?\/|\\)/;

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `https://example.org/blog` → `//example\.org/blog`, and also the spelling of JSON (`\/`). */
function patternOf(address: string): string {
	const { host, pathname } = new URL(address);
	const path = pathname.replace(/\/+$/, '');
	return escapePattern(`//${host}${path}`).replaceAll('/', '(?:\\\\?/)');
}

/** `https://example.org/blog` → the same inside the query of another address: `//` and `:` percent-encoded. */
function encodedPatternOf(address: string): string {
	const { host, pathname } = new URL(address);
	const path = pathname.replace(/\/+$/, '');
	return escapePattern(encodeURIComponent(`://${host}${path}`));
}

/**
 * The text before an address that must stay absolute: a quoted value of JSON (JSON-LD, settings),
 * a `content` attribute (which other sites read: Open Graph), running text. Attributes, sheets
 * and sets of pictures take a path.
 */
const ABSOLUTE_BEFORE = /(?:[:[,]\s?(?:"|&quot;)|\scontent=["']|>|[^,\s(=]\s+)$/;

/**
 * Query blocks build the link to their next page from the address of the current request. In answers of WPGraphQL these
 * links start with the endpoint: `/graphql?query-7-page=2`. Returns a function that makes them relative to the page
 * that shows the block.
 */
function blockPageLinks(graphqlUrl: string): (text: string) => string {
	const { pathname, search } = new URL(graphqlUrl);
	const begin = search === '' ? '\\?' : `${escapePattern(search)}=?&(?:amp;|#0?38;)?`;
	const pattern = new RegExp(
		`(\\shref=["'])${escapePattern(pathname)}${begin}(?=query-(?:\\d+-)?page=)`,
		'g',
	);
	return (text) => text.replace(pattern, '$1?');
}

/**
 * Makes links to the WordPress host lead to this host.
 *
 * A text that is one address becomes a path. In markup, addresses in attributes become paths. Addresses in JSON-LD,
 * Open Graph and running text, which programs read without the page, get this site's origin, and so do addresses whose
 * path begins with two slashes, and percent-encoded ones in the query of another address.
 *
 * @param addresses WordPress's own names for itself; if this site's origin is among them, it stays
 * @param siteUrl public origin of this site without a slash at the end
 * @param graphqlUrl the endpoint of WPGraphQL: links to pages of a query block at this address become relative to the
 * page with the block
 */
export function createLocalizer(
	addresses: readonly string[],
	siteUrl: string,
	graphqlUrl: string,
): Localizer {
	const withBlockPages = blockPageLinks(graphqlUrl);
	const known = new Set<string>();
	const knownEncoded = new Set<string>();
	let pattern: RegExp | null = null;
	let encodedPattern: RegExp | null = null;
	const encodedSite = encodeURIComponent(siteUrl);

	function addAddress(address: string): void {
		if (!URL.canParse(address) || new URL(address).origin === new URL(siteUrl).origin) return;
		known.add(patternOf(address));
		knownEncoded.add(encodedPatternOf(address));
		pattern = new RegExp(`(?:https?:)?(?:${alternatives(known)})(?![\\w.:-])`, 'gi');
		encodedPattern = new RegExp(`https?(?:${alternatives(knownEncoded)})(?![\\w.-]|%3A)`, 'gi');
	}
	for (const address of addresses) addAddress(address);

	return {
		addAddress,
		localize(given) {
			let text = withBlockPages(given);
			if (!pattern || !encodedPattern) return text;
			// A quick test, because most texts have no such address.
			if (/%3A%2F%2F/i.test(text)) text = text.replace(encodedPattern, encodedSite);
			return text.replace(pattern, (match, offset: number) => {
				const end = offset + match.length;
				const slash = text[end] === '/' || text.startsWith('\\/', end) ? '' : '/';
				const before = () => text.slice(Math.max(0, offset - 20), offset);
				const isPath = isAttribute(text, offset) || !ABSOLUTE_BEFORE.test(before());
				if (isPath && !NAMES_HOST.test(text.slice(end, end + 10))) return slash;
				return match.includes('\\/') ? siteUrl.replaceAll('/', '\\/') : siteUrl;
			});
		},
	};
}

/** The longest address first, so that an address with a folder is not read as a page of the host above it. */
const alternatives = (patterns: ReadonlySet<string>) =>
	[...patterns].sort((a, b) => b.length - a.length).join('|');

/** Returns true if the place begins the value of an attribute other than `content`: most addresses do. */
function isAttribute(text: string, at: number): boolean {
	const quote = text[at - 1];
	return (quote === '"' || quote === "'") && text[at - 2] === '=' && text[at - 3] !== 't';
}
