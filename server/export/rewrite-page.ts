import { escapeMarkup } from '@outrigger/rules/text/escape-markup';
import type { Say } from '@outrigger/rules/texts/text';
import { createEdits, type Edits } from '../site/through/edits';
import { type StartTag, scanTags } from '../site/through/scan-tags';
import { type ExportPlaces, exportedLink } from './exported-link';
import { createFormRewriter } from './rewrite-forms';
import { createPictureRewriter, KINDS_HASH } from './rewrite-pictures';

/** An exported page, and the addresses that it names. */
export interface ExportedPage {
	html: string;
	/** Addresses of pages, as this host answers them. */
	pages: ReadonlySet<string>;
	/** Addresses of everything else. */
	files: ReadonlySet<string>;
	/** Names of forms that cannot be sent from a folder of files. */
	closedForms: ReadonlySet<string>;
	/** True for a page of a shop: a product, a cart, a checkout, an account. */
	isShop: boolean;
}

/** The options for exported pages. */
export interface PageOptions extends ExportPlaces {
	/** Origin of a running Outrigger that takes forms and comments; null if there is none. */
	actionsUrl: string | null;
	/**
	 * `client` is the address of the script of all pages, `firstScript` that of the script that runs before it on
	 * exported pages.
	 */
	client: string;
	firstScript: string;
	/** Our words in the language of the page. */
	say: Say;
}

const SHOP =
	/data-elementor-type="product(?:-archive)?"|data-widget_type="woocommerce-(?:cart|checkout-page|my-account|purchase-summary|notices)\./;
/** Directives that work only in a header and not in a `<meta>` (https://www.w3.org/TR/CSP3/#meta-element). */
const HEADER_DIRECTIVES = new Set(['frame-ancestors', 'report-to', 'report-uri', 'sandbox']);
/** Paths of files, which may occur anywhere in a page: in sheets, in settings, in data for search engines. */
const NAMED_FILE =
	/\/(?:assets|wp-content|wp-includes|foreign-media|remote-fonts)\/[^\s"'<>()\\,;&?#*{}]+\.[a-z0-9]{2,5}\b/gi;
/**
 * Rewrites a page for a plain server: addresses of written pages, the policy, the forms, and smaller pictures.
 *
 * @param html the page as this host serves it
 * @param asked own address of the page, with its query
 * @param policy its Content-Security-Policy; null if it has none
 */
export function rewritePage(
	html: string,
	asked: string,
	policy: string | null,
	options: PageOptions,
): ExportedPage {
	const { siteUrl, actionsUrl, searchPath } = options;
	const pages = new Set<string>();
	const files = new Set<string>();
	const edits = createEdits(html);
	const follow = (address: string): string | null => {
		const link = exportedLink(address, asked, options);
		if (link.kind === 'elsewhere' || link.kind === 'without meaning') return null;
		if (link.kind === 'page') pages.add(link.asked);
		if (link.kind === 'file') files.add(link.asked);
		return link.href === address.trim() ? null : link.href;
	};
	const forms = createFormRewriter(edits, { asked, follow, options });
	const pictures = createPictureRewriter(edits, siteUrl);

	scanTags(html, {
		onStart(tag) {
			forms.onStart(tag);
			pictures.onStart(tag);
			if (tag.name === 'html') markPage(edits, tag, asked, actionsUrl);
			else if (tag.name === 'script' && tag.attributes.get('src') === options.client) {
				edits.insert(tag.start, `<script type="module" src="${options.firstScript}"></script>`);
				// Modules that are not async run in the order of the page.
				edits.setAttribute(tag, 'async', null);
			} else if (tag.name === 'meta' && tag.attributes.has('charset') && policy !== null) {
				const content = escapeMarkup(metaPolicy(policy, actionsUrl));
				edits.insert(tag.end, `<meta http-equiv="Content-Security-Policy" content="${content}">`);
			} else if (tag.name === 'a' || tag.name === 'area')
				rewriteAddress(edits, tag, 'href', follow);
			else if (tag.name === 'link') rewriteLink(edits, tag, follow);
		},
		onEnd(name) {
			forms.onEnd(name);
			pictures.onEnd(name);
		},
	});
	pictures.finish();
	const searches = `${siteUrl}/?s={search_term_string}`;
	const written = edits
		.apply((text) => text)
		.replaceAll(searches, `${siteUrl}${searchPath}?s={search_term_string}`);
	for (const [path] of written.matchAll(NAMED_FILE)) files.add(path);
	const main = /<main[\s>][\s\S]*<\/main>/.exec(html)?.[0] ?? '';
	return { html: written, pages, files, closedForms: forms.closed, isShop: SHOP.test(main) };
}

/**
 * Scripts read from these attributes the address at which the page was made, and the host that takes visitors' forms.
 */
function markPage(edits: Edits, tag: StartTag, asked: string, actionsUrl: string | null): void {
	edits.setAttribute(tag, 'data-exported', asked);
	if (actionsUrl !== null) edits.setAttribute(tag, 'data-actions', actionsUrl);
}

/** The policy of a page as `<meta>` can express it, with the sources that only exported pages need. */
export function metaPolicy(policy: string, actionsUrl: string | null): string {
	const added: Record<string, string | null> = {
		'connect-src': actionsUrl,
		'form-action': actionsUrl,
		'style-src': policy.includes("'unsafe-inline'") ? null : KINDS_HASH,
	};
	return policy
		.split(';')
		.map((directive) => directive.trim())
		.map((directive) => [directive.split(' ')[0] ?? '', directive] as const)
		.filter(([name]) => !HEADER_DIRECTIVES.has(name))
		.map(([name, directive]) => (added[name] ? `${directive} ${added[name]}` : directive))
		.join('; ');
}

function rewriteAddress(
	edits: Edits,
	tag: StartTag,
	attribute: string,
	follow: (address: string) => string | null,
): void {
	const address = tag.attributes.get(attribute);
	const href = address === undefined ? null : follow(address);
	if (href !== null) edits.setAttribute(tag, attribute, href);
}

function rewriteLink(
	edits: Edits,
	tag: StartTag,
	follow: (address: string) => string | null,
): void {
	const href = tag.attributes.get('href') ?? '';
	// Links to WordPress's APIs, which WordPress puts into the head.
	if (/\/wp-json\/|\/xmlrpc\.php|\/wlwmanifest\.xml|[?&]p=\d+/.test(href)) {
		edits.replace(tag.start, tag.end, '');
		return;
	}
	rewriteAddress(edits, tag, 'href', follow);
}
