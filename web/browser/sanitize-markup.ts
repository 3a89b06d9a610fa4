import { safeMediaUrl, safeUrl } from '@outrigger/rules/address/safe-url';
import type { Config } from 'dompurify';
import { trustedHtml } from './trusted-html';

/** Foreign markup → markup that is safe to show. */
export type SanitizeMarkup = (html: string) => string;

/** What WordPress lets visitors write, what it makes of their lines, and what its editors add to that. */
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

/** The library would make a policy of its own, which the page's does not name. */
const POLICY = { createHTML: trustedHtml, createScriptURL: refuse };

let loading: Promise<SanitizeMarkup> | undefined;

/**
 * Fetches the sanitiser for texts that come to the browser from GraphQL, where no host has cleaned them: the library
 * that the host uses, with a short list of tags and the same list of schemes. Rejects when it cannot be fetched, and
 * may be asked again then.
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
