import { createHash } from 'node:crypto';
import { safeMediaUrl, safeUrl } from '@outrigger/rules/address/safe-url';
import { escapeMarkup } from '@outrigger/rules/text/escape-markup';
import { decodeEntities } from '@outrigger/rules/text/plain-text';
import { englishSay } from '@outrigger/rules/texts/load-texts';
import type { Say } from '@outrigger/rules/texts/text';
import type { DOMPurify } from 'dompurify';
import { LRUCache } from 'lru-cache';
import type { Sanitize, SanitizedHtml } from '../contract/renderer';
import { filmLink, frameLink } from './frame-link';
import { createStyleHoist, type StyleHoist } from './hoist-styles';
import { linksOfSelect } from './language-select';
import {
	attributeOf,
	type Element,
	markupOf,
	type Node,
	parseMarkup,
	replaceInside,
} from './markup-tree';
import { offerPost } from './network-post';
import { paypalFormLink } from './paypal-form';
import { offerForm } from './wordpress-form';

/**
 * The most characters of cleaned texts that are kept. To clean 30 kB takes some 30 ms, and every rendering cleans the
 * same texts again.
 */
const KEPT_CHARACTERS = 16 * 1024 * 1024;
/** The most characters of a text; a longer text is a mistake or an attack. */
const MAX_LENGTH = 2 * 1024 * 1024;

const FORBIDDEN: readonly string[] = [
	...['style', 'link', 'meta', 'base', 'object', 'embed', 'frame', 'frameset', 'math', 'template'],
	...['dialog', 'slot'],
];
/**
 * Elements that the sanitiser drops together with their content; it keeps the content of all
 * other elements that it drops.
 */
const DROPPED: readonly string[] = [
	...[
		'annotation-xml',
		'audio',
		'colgroup',
		'desc',
		'foreignobject',
		'head',
		'iframe',
		'math',
		'mi',
		'mn',
	],
	...[
		'mo',
		'ms',
		'mtext',
		'noembed',
		'noframes',
		'noscript',
		'plaintext',
		'script',
		'selectedcontent',
	],
	...['style', 'svg', 'template', 'thead', 'title', 'video', 'xmp'],
];
const POLICY = {
	USE_PROFILES: { html: true, svg: true },
	FORBID_TAGS: [...FORBIDDEN],
	FORBID_CONTENTS: [...DROPPED],
	// Attributes that DOMPurify leaves out by default and that texts need.
	ADD_ATTR: ['target', 'fetchpriority', 'allowfullscreen'],
	ALLOW_UNKNOWN_PROTOCOLS: true,
	RETURN_DOM_FRAGMENT: true as const,
};
const LINKS = new Set(['href', 'action', 'cite', 'xlink:href', 'longdesc', 'background']);
const MEDIA = new Set(['src', 'poster']);
const CONTROL = /^(?:input|select|textarea|button)$/i;
const INLINE_PICTURE = /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,[a-z0-9+/=\s]*$/i;

/**
 * A letter that is put before a text: markup that begins with `<frameset>` gets a body only if a letter comes first.
 */
const LETTER = 'x';

/** Returns true if an attribute may keep its address. All modules use the same list of schemes. */
function isSafeAddress(name: string, value: string): boolean {
	if (LINKS.has(name)) return value.trim() === '' || safeUrl(value) !== undefined;
	if (!MEDIA.has(name)) return true;
	return safeMediaUrl(value) !== undefined || INLINE_PICTURE.test(value.trim());
}

/**
 * Makes the sanitiser for markup from WordPress: it removes scripts, event handlers, addresses with other schemes,
 * frames and foreign sheets, and keeps the rest. It moves styles from attributes into a sheet, because the page's
 * policy allows no inline styles. From markup with too many or too deeply nested elements it keeps only the text. Its
 * library takes about a second to load (a whole DOM), so the host makes it once, at its first use.
 *
 * @param siteUrl public origin without a slash at the end
 * @param wordpress true if a WordPress elsewhere receives the forms in its texts
 */
export async function createSanitize(siteUrl: string, wordpress = false): Promise<Sanitize> {
	const [{ JSDOM }, { default: createDOMPurify }] = await Promise.all([
		import('jsdom'),
		import('dompurify'),
	]);
	const { window } = new JSDOM('');
	// This window has no events. jsdom would add a listener to it for each document, and the sanitiser makes a document
	// of each text: the thousandth took a hundred times as long as the first, and no document was freed.
	window.addEventListener = () => undefined;
	const purify = createDOMPurify(window);
	purify.setConfig(POLICY);
	const known = new LRUCache<string, SanitizedHtml>({
		maxSize: KEPT_CHARACTERS,
		sizeCalculation: ({ html, css }) => html.length + css.length + 100,
	});
	let hoist: StyleHoist = createStyleHoist();
	let words: Say = englishSay;

	purify.addHook('beforeSanitizeAttributes', (element) => {
		const style = element.getAttribute?.('style');
		if (style === null || style === undefined) return;
		element.removeAttribute('style');
		const name = hoist.classOf(style);
		if (name) element.classList.add(name);
	});
	purify.addHook('uponSanitizeAttribute', (element, attribute) => {
		if (!isSafeAddress(attribute.attrName, attribute.attrValue)) attribute.keepAttr = false;
		// Some fields have a name such as `name` or `title`. DOMPurify removes these names, because they hide the
		// form's own properties.
		else if (wordpress && attribute.attrName === 'name' && CONTROL.test(element.tagName))
			attribute.forceKeepAttr = true;
	});
	purify.addHook('afterSanitizeAttributes', (element) => {
		// The builder's own markup hides an element with an entrance effect. Here only the script may hide it, after
		// the script has loaded.
		element.classList?.remove('elementor-invisible');
		if (element.getAttribute('target') === null) return;
		element.setAttribute('target', '_blank');
		const rel = new Set((element.getAttribute('rel') ?? '').split(/\s+/).filter(Boolean));
		element.setAttribute('rel', [...rel.add('noopener')].join(' '));
	});

	const allowed = allowedNames(purify);

	/**
	 * Returns the nodes that replace an element: none for a forbidden one. It does not count siblings; DOMPurify
	 * decides about all other elements.
	 */
	function replacement(element: Element): Node[] {
		const name = element.tagName.toLowerCase();
		if (name === 'iframe') return [frameLink(element)].filter((link) => link !== null);
		const film = name === 'div' && filmLink(element);
		if (film) return [film];
		const paying = name === 'form' && paypalFormLink(element);
		if (paying) return [paying];
		const form = wordpress && offerForm(element, siteUrl, words);
		if (form) return form;
		const languages = linksOfSelect(element);
		if (languages) return [languages];
		fillBar(element);
		offerPost(element, words);
		const isUnwrapped = !allowed.has(name) && !DROPPED.includes(name);
		return isUnwrapped || isForeignForm(element, siteUrl) ? element.childNodes : [element];
	}

	function clean(html: string, say: Say): SanitizedHtml {
		const body = parseMarkup(LETTER + html);
		if (!body) return { html: wordsOf(html), css: '' };
		words = say;
		replaceInside(body, replacement);
		hoist = createStyleHoist();
		const holder = window.document.createElement('div');
		holder.append(purify.sanitize(markupOf(body)));
		return { html: holder.innerHTML.slice(LETTER.length), css: hoist.css() };
	}

	return (html, say = englishSay) => {
		if (html.length > MAX_LENGTH) return { html: '', css: '' };
		if (!/[<&]/.test(html)) return { html, css: '' };
		const key = createHash('sha256').update(`${say.language} ${html}`).digest('base64');
		const kept = known.get(key);
		if (kept) return kept;
		const made = clean(html, say);
		known.set(key, made);
		return made;
	};
}

/** The builder's progress bar is empty until its script runs. Here it gets its final length. */
function fillBar(element: Element): void {
	const max = Number(attributeOf(element, 'data-max') || Number.NaN);
	const isBar = /\belementor-progress-bar\b/.test(attributeOf(element, 'class') ?? '');
	if (!isBar || !(max >= 0 && max <= 100) || attributeOf(element, 'style') !== null) return;
	element.attrs.push({ name: 'style', value: `width:${max}%` });
}

/** The names of the elements that the policy keeps. DOMPurify passes them only to hooks. */
function allowedNames(purify: DOMPurify): ReadonlySet<string> {
	const names = new Set<string>();
	purify.addHook('uponSanitizeElement', (_, { allowedTags }) => {
		for (const [name, isAllowed] of Object.entries(allowedTags)) if (isAllowed) names.add(name);
	});
	purify.sanitize('<p>');
	purify.removeHook('uponSanitizeElement');
	for (const name of FORBIDDEN) names.delete(name);
	return names;
}

/** Returns the text of a piece of markup, without any tags. */
function wordsOf(html: string): string {
	return escapeMarkup(
		decodeEntities(html.replace(/<[^<>]*>?/g, ' '))
			.replace(/\s+/g, ' ')
			.trim(),
	);
}

/**
 * Returns true if a form posts to another site. The page's policy forbids that, and a visitor should not fill in a form
 * that the browser cannot send. So the sanitiser removes such a form and keeps its content.
 *
 * @param siteUrl public origin without a slash at the end
 */
function isForeignForm(element: Element, siteUrl: string): boolean {
	if (element.tagName !== 'form') return false;
	const action = attributeOf(element, 'action') ?? '';
	const base = `${siteUrl}/`;
	return !URL.canParse(action, base) || new URL(action, base).origin !== new URL(base).origin;
}
