import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { safeMediaUrl, safeUrl } from '../../../domain/safe-url';
import type { Sanitize, SanitizedHtml } from '../contract/renderer';
import { createStyleHoist, type StyleHoist } from './hoist-styles';
import { replaceFrames } from './replace-frames';
import { tidyForms } from './tidy-forms';

/** Cleaning 30 kB takes some 30 ms; the same texts come again with every rendering. */
const KEPT_CHARACTERS = 16 * 1024 * 1024;
/** A text beyond this is a mistake or an attack. */
const MAX_LENGTH = 2 * 1024 * 1024;

const FORBIDDEN_TAGS = [
	'style',
	'link',
	'meta',
	'base',
	'object',
	'embed',
	'frame',
	'frameset',
	'math',
	'template',
	'dialog',
	'slot',
];
/** What DOMPurify leaves out by default and texts need. */
const FURTHER_ATTRIBUTES = ['target', 'fetchpriority', 'allowfullscreen'];
const LINKS = new Set(['href', 'action', 'cite', 'xlink:href', 'longdesc', 'background']);
const MEDIA = new Set(['src', 'poster']);
const INLINE_PICTURE = /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,[a-z0-9+/=\s]*$/i;

/** Whether an attribute may keep its address: one list of schemes for the whole house. */
function isSafeAddress(name: string, value: string): boolean {
	if (LINKS.has(name)) return value.trim() === '' || safeUrl(value) !== undefined;
	if (!MEDIA.has(name)) return true;
	return safeMediaUrl(value) !== undefined || INLINE_PICTURE.test(value.trim());
}

/**
 * Makes the sanitiser for markup from WordPress: scripts, event handlers, addresses with other schemes, frames and
 * foreign sheets go, the rest stays. Styles move from attributes into a sheet, because the page's policy allows no
 * inline styles. Loading it takes about a second (a whole DOM), so it is made once, when first needed.
 *
 * @param siteUrl public origin without a slash at the end
 */
export async function createSanitize(siteUrl: string): Promise<Sanitize> {
	const [{ JSDOM }, { default: createDOMPurify }] = await Promise.all([
		import('jsdom'),
		import('dompurify'),
	]);
	const { window } = new JSDOM('');
	const purify = createDOMPurify(window);
	const known = new LRUCache<string, SanitizedHtml>({
		maxSize: KEPT_CHARACTERS,
		sizeCalculation: ({ html, css }) => html.length + css.length + 100,
	});
	let hoist: StyleHoist = createStyleHoist();

	purify.addHook('beforeSanitizeAttributes', (element) => {
		const style = element.getAttribute?.('style');
		if (style === null || style === undefined) return;
		element.removeAttribute('style');
		const name = hoist.classOf(style);
		if (name) element.classList.add(name);
	});
	purify.addHook('uponSanitizeAttribute', (_, attribute) => {
		if (!isSafeAddress(attribute.attrName, attribute.attrValue)) attribute.keepAttr = false;
	});
	purify.addHook('afterSanitizeAttributes', (element) => {
		// The builder's own markup hides what has an entrance; here only script does, when it is there.
		element.classList?.remove('elementor-invisible');
		if (element.getAttribute('target') === null) return;
		element.setAttribute('target', '_blank');
		const rel = new Set((element.getAttribute('rel') ?? '').split(/\s+/).filter(Boolean));
		element.setAttribute('rel', [...rel.add('noopener')].join(' '));
	});

	function clean(html: string): SanitizedHtml {
		hoist = createStyleHoist();
		const fragment = purify.sanitize(html, {
			USE_PROFILES: { html: true, svg: true },
			FORBID_TAGS: FORBIDDEN_TAGS,
			ADD_TAGS: ['iframe'],
			ADD_ATTR: FURTHER_ATTRIBUTES,
			ALLOW_UNKNOWN_PROTOCOLS: true,
			RETURN_DOM_FRAGMENT: true,
		});
		replaceFrames(fragment);
		tidyForms(fragment, siteUrl);
		const holder = window.document.createElement('div');
		holder.append(fragment);
		return { html: holder.innerHTML, css: hoist.css() };
	}

	return (html) => {
		if (html.length > MAX_LENGTH) return { html: '', css: '' };
		if (!/[<&]/.test(html)) return { html, css: '' };
		const key = createHash('sha256').update(html).digest('base64');
		const kept = known.get(key);
		if (kept) return kept;
		const made = clean(html);
		known.set(key, made);
		return made;
	};
}
