/**
 * The most hints of one answer. A head names a picture, some fonts and sheets; more hints would only delay each other.
 */
const MOST_HINTS = 12;
const LINK = /<link\b[^>]*>/g;
const HEAD_ENDS = /<style\b|<\/head/;
/** The end of a page: it names its fonts after its markup and before its script. */
const TAIL = /((?:<link\b[^>]*>)+)(?:<script\b[^>]*><\/script>)*<\/body>/;
/** Attributes of a link that a `Link` header takes over, with the values that need no quotes. */
const PARAMETERS: readonly (readonly [name: string, takes: RegExp])[] = [
	['as', /^[a-z]+$/],
	['type', /^[\w.+-]+\/[\w.+-]+$/],
	['crossorigin', /^(?:anonymous|use-credentials)?$/],
	['fetchpriority', /^(?:high|low|auto)$/],
];

/**
 * Returns the links of a page that a browser can follow before it has the page, as values of `Link` headers (RFC 8288):
 * preloads, modules, connections, and sheets as preloads. It omits pictures that depend on the window (`media`,
 * `imagesrcset`), because the browser knows the window's width only with the page, and links that do not fit into a
 * header.
 *
 * @param html as a renderer prints it: attributes in double quotes
 */
export function earlyHintsOf(html: string): readonly string[] {
	const end = HEAD_ENDS.exec(html)?.index ?? html.length;
	const [, tail = ''] = TAIL.exec(html.slice(end)) ?? [];
	const links = (html.slice(0, end) + tail).match(LINK) ?? [];
	const hints = links.map(hintOf).filter((hint) => hint !== null);
	return [...new Set(hints)].slice(0, MOST_HINTS);
}

function hintOf(link: string): string | null {
	const rel = attributeOf(link, 'rel');
	const href = attributeOf(link, 'href');
	const isChosen = attributeOf(link, 'media') ?? attributeOf(link, 'imagesrcset');
	if (!href || !/^[\x21-\x7e]+$/.test(href) || /[<>]/.test(href) || isChosen) return null;
	if (rel === 'stylesheet') return `<${href}>; rel=preload; as=style`;
	if (rel !== 'preload' && rel !== 'modulepreload' && rel !== 'preconnect') return null;
	const parameters = PARAMETERS.map(([name, takes]) => {
		const value = attributeOf(link, name);
		if (value === undefined || !takes.test(value)) return '';
		return value === '' ? `; ${name}` : `; ${name}=${value}`;
	});
	return `<${href}>; rel=${rel}${parameters.join('')}`;
}

function attributeOf(link: string, name: string): string | undefined {
	const [, value] = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(link) ?? [];
	return value?.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>');
}
