/** The error texts that WordPress and PHP print in the place of a page, with status 200. */
const ERROR_PAGES: readonly RegExp[] = [
	/<body[^>]+id=["']?error-page\b/i,
	/Error establishing a database connection/i,
	/There has been a critical error on this website/i,
	/Briefly unavailable for scheduled maintenance/i,
	/<b>(?:Fatal|Parse) error<\/b>:\s/i,
];
/** An error page of WordPress has some 3,000 characters; a page that speaks of errors has more, and an end. */
const MOST_ERROR_CHARACTERS = 5_000;

/** Why a page must not be shown in the place of an older one; null for a page. */
export function brokenReason(html: string): string | null {
	if (html.trim() === '') return 'It is empty.';
	const mayBeError = html.length <= MOST_ERROR_CHARACTERS || !isWhole(html);
	const says = mayBeError && ERROR_PAGES.some((error) => error.test(html));
	return says ? 'It is an error page of WordPress.' : null;
}

/** Returns true if a page is complete: a page that PHP broke off has neither tag. */
export function isWhole(html: string): boolean {
	return /<\/(?:html|body)\s*>/i.test(html.slice(-MOST_ERROR_CHARACTERS));
}

/** Classes by which plugins name pages and forms that only their own scripts bring to life. */
const OWN_SCRIPTS: readonly (readonly [name: RegExp, what: string])[] = [
	[/\bwoocommerce-(?:cart|checkout|account)\b/, 'a page of the shop'],
	[/\bgform_wrapper\b/, 'a form of Gravity Forms'],
	[/\bwpforms-container\b/, 'a form of WPForms'],
	[/\bnf-form-cont\b/, 'a form of Ninja Forms'],
	[/\bfluentform\b/, 'a form of Fluent Forms'],
	[/\bfrm_forms\b/, 'a form of Formidable'],
	[/\bhbspt-form\b/, 'a form of HubSpot'],
	[/\bforminator-ui\b/, 'a form of Forminator'],
];
/** The letters with which the names begin. Most pages hold none of them, and a search for letters is a quick one. */
const BEGINNINGS = OWN_SCRIPTS.map(([{ source }]) => /[\w-]+/.exec(source.slice(2))?.[0] ?? '');
const CLASS_ATTRIBUTE = /\sclass=(?:"([^"]*)"|'([^']*)')/g;

/**
 * Returns the part of a page that needs scripts that are not ours; null for a page that can do
 * without them.
 */
export function needsOwnScripts(html: string): string | null {
	if (!BEGINNINGS.some((letters) => html.includes(letters))) return null;
	for (const [, double = '', single = ''] of html.matchAll(CLASS_ATTRIBUTE)) {
		const found = OWN_SCRIPTS.find(([name]) => name.test(double || single));
		if (found) return found[1];
	}
	return null;
}
