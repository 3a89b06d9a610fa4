/** The page on which WordPress prints a message: an error, or its answer to a form that it refuses. */
const MESSAGE_PAGE = /<body[^>]+id=["']?error-page\b/i;
/** The error texts that WordPress and PHP print instead of a page, with status 200. */
const ERROR_PAGES: readonly RegExp[] = [
	/Error establishing a database connection/i,
	/There has been a critical error on this website/i,
	/Briefly unavailable for scheduled maintenance/i,
	/<b>(?:Fatal|Parse) error<\/b>:\s/i,
];
/**
 * The most characters of an error page: one of WordPress has some 3,000. A page about errors has more, and it has an
 * end tag.
 */
const MOST_ERROR_CHARACTERS = 5_000;

/**
 * The reason why a page must not replace an older one; null for a valid page.
 * @param mayBeMessage true if WordPress may answer the request with a message for the visitor
 */
export function brokenReason(html: string, mayBeMessage = false): string | null {
	if (html.trim() === '') return 'It is empty.';
	if (!isWhole(html) && endsInside(html)) return 'It breaks off.';
	const mayBeError = html.length <= MOST_ERROR_CHARACTERS || !isWhole(html);
	const errors = mayBeMessage ? ERROR_PAGES : [MESSAGE_PAGE, ...ERROR_PAGES];
	const says = mayBeError && errors.some((error) => error.test(html));
	return says ? 'It is an error page of WordPress.' : null;
}

/** Returns true for a text without any tag that only whole documents have. */
export function isPartOfPage(html: string): boolean {
	return !/<(?:!doctype|html|head|body)\b/i.test(html);
}

/** Returns true if a page is complete: a page that PHP broke off has neither tag. */
export function isWhole(html: string): boolean {
	return /<\/(?:html|body)\s*>/i.test(html.slice(-MOST_ERROR_CHARACTERS));
}

/** Elements whose end tag no page may leave out, because they would contain the rest of it. */
const NEEDS_END = ['script', 'style', 'textarea', 'title'];

/**
 * Returns true for a text that ends inside of a tag, a comment or a script. A page that leaves out optional end tags
 * does not, so this one was cut.
 */
function endsInside(html: string): boolean {
	const text = html.toLowerCase();
	const opens = (start: string, end: string) => text.lastIndexOf(start) > text.lastIndexOf(end);
	return (
		/^<\/?[a-z][^>]*$/.test(text.slice(Math.max(0, text.lastIndexOf('<')))) ||
		opens('<!--', '-->') ||
		NEEDS_END.some((name) => opens(`<${name}`, `</${name}`))
	);
}

/** The number of characters within which a document has its first tag. */
const HTML_TAG_WITHIN = 5_000;

/** Classes of plugins on pages and forms that work only with the plugins' own scripts. */
const OWN_SCRIPTS = (
	[
		['woocommerce-cart', 'a page of the shop'],
		['woocommerce-checkout', 'a page of the shop'],
		['woocommerce-account', 'a page of the shop'],
		['gform_wrapper', 'a form of Gravity Forms'],
		['wpforms-container', 'a form of WPForms'],
		['nf-form-cont', 'a form of Ninja Forms'],
		['fluentform', 'a form of Fluent Forms'],
		['frm_forms', 'a form of Formidable'],
		['hbspt-form', 'a form of HubSpot'],
		['forminator-ui', 'a form of Forminator'],
	] as const
).map(([name, what]) => ({ name, what, pattern: new RegExp(`\\b${name}\\b`) }));
/** One search for all names is at least twice as quick as a search for each. */
const ANY_NAME = new RegExp(OWN_SCRIPTS.map(({ name }) => name).join('|'));
const HTML_TAG = /<html\b((?:"[^"]*"|'[^']*'|[^"'>])*)>/i;
const CLASS_ATTRIBUTE = /\sclass=(?:"([^"]*)"|'([^']*)')/g;

/**
 * Returns the part of a page that needs scripts that are not ours; null for a page that can do
 * without them.
 */
export function needsOwnScripts(html: string): string | null {
	if (isAmp(html)) return 'an AMP page';
	// A quick test, because most pages contain none of the names.
	if (!ANY_NAME.test(html)) return null;
	for (const [, double = '', single = ''] of html.matchAll(CLASS_ATTRIBUTE)) {
		const found = OWN_SCRIPTS.find(({ pattern }) => pattern.test(double || single));
		if (found) return found.what;
	}
	return null;
}

/** Returns true for a page of AMP, whose sheet hides the body until the script of AMP runs. */
function isAmp(html: string): boolean {
	const [, attributes = ''] = HTML_TAG.exec(html.slice(0, HTML_TAG_WITHIN)) ?? [];
	return /\s(?:amp|\u26a1)(?:4\w+)?(?:[\s=]|$)/i.test(attributes.replace(/"[^"]*"|'[^']*'/g, ''));
}
