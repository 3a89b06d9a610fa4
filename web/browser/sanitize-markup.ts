import { safeMediaUrl, safeUrl } from '@outrigger/rules/address/safe-url';
import type { Config } from 'dompurify';
import { trustedHtml } from './trusted-html';

/** Turns foreign markup into markup that is safe to show. */
export type SanitizeMarkup = (html: string) => string;

/**
 * The tags that WordPress allows in visitors' comments, the tags of paragraphs and line breaks that it adds itself, and
 * the tags of its editors.
 */
const TAGS = [
	...[
		'a',
		'abbr',
		'acronym',
		'b',
		'blockquote',
		'br',
		'cite',
		'code',
		'del',
		'em',
		'i',
		'img',
		'ins',
	],
	...['li', 'ol', 'p', 'pre', 'q', 's', 'small', 'strike', 'strong', 'sub', 'sup', 'ul'],
];
const ATTRIBUTES = ['alt', 'cite', 'datetime', 'height', 'href', 'rel', 'src', 'title', 'width'];
const LINKS = new Set(['cite', 'href']);

/** DOMPurify would create its own Trusted Types policy, which the page's security policy does not name. */
const POLICY = { createHTML: trustedHtml, createScriptURL: refuse };

let loading: Promise<SanitizeMarkup> | undefined;

/**
 * Loads the sanitiser for texts that the browser receives by GraphQL and that the host has not cleaned. It is the same
 * library that the host uses, with a short list of tags and the same list of schemes. Rejects if it fails to load; a
 * later call tries again.
 */
export function loadSanitizer(): Promise<SanitizeMarkup> {
	loading ??= load().catch((error) => {
		loading = undefined;
		throw error;
	});
	return loading;
}

async function load(): Promise<SanitizeMarkup> {
	const { default: purify } = await import('dompurify');
	purify.addHook('uponSanitizeAttribute', (_, attribute) => {
		const { attrName, attrValue } = attribute;
		if (LINKS.has(attrName)) attribute.keepAttr = safeUrl(attrValue) !== undefined;
		if (attrName === 'src') attribute.keepAttr = safeMediaUrl(attrValue) !== undefined;
	});
	const config: Config = {
		ALLOWED_TAGS: TAGS,
		ALLOWED_ATTR: ATTRIBUTES,
		ALLOW_DATA_ATTR: false,
		ALLOW_ARIA_ATTR: false,
		RETURN_TRUSTED_TYPE: true,
		TRUSTED_TYPES_POLICY: POLICY as unknown as Config['TRUSTED_TYPES_POLICY'],
	};
	return (html) => purify.sanitize(html, config) as unknown as string;
}

function refuse(): never {
	throw new Error('No text becomes the address of a script.');
}
