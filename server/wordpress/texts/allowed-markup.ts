import { escapeMarkup } from '@outrigger/rules/text/escape-markup';
import { ownValue } from '@outrigger/rules/values/own-value';

/** The tags that WordPress leaves in comments, with their attributes. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
	a: ['href', 'title'],
	abbr: ['title'],
	b: [],
	blockquote: ['cite'],
	cite: [],
	code: [],
	del: ['datetime'],
	em: [],
	i: [],
	q: ['cite'],
	s: [],
	strike: [],
	strong: [],
};
/** Attributes that WordPress leaves to every tag of a post. */
const ANY = ['class', 'id', 'title', 'lang', 'dir', 'role'];
/** The tags that WordPress leaves in posts of authors without `unfiltered_html`; we leave out `style`. */
const ALLOWED_IN_POSTS: Readonly<Record<string, readonly string[]>> = {
	...Object.fromEntries(
		[
			...['abbr', 'address', 'article', 'aside', 'b', 'br', 'caption', 'cite', 'code', 'dd', 'div'],
			...['dl', 'dt', 'em', 'figcaption', 'figure', 'footer', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
			...['header', 'hr', 'i', 'ins', 'kbd', 'li', 'mark', 'nav', 'p', 'pre', 's', 'section'],
			...['small', 'span', 'strong', 'sub', 'summary', 'sup', 'table', 'tbody', 'tfoot', 'thead'],
			...['time', 'tr', 'u', 'ul', 'var'],
		].map((tag) => [tag, ANY]),
	),
	a: [...ANY, 'href', 'target', 'rel'],
	blockquote: [...ANY, 'cite'],
	del: [...ANY, 'datetime'],
	img: [...ANY, 'src', 'alt', 'width', 'height', 'loading'],
	ol: [...ANY, 'start', 'reversed', 'type'],
	q: [...ANY, 'cite'],
	td: [...ANY, 'colspan', 'rowspan', 'headers'],
	th: [...ANY, 'colspan', 'rowspan', 'headers', 'scope'],
};
/** Tags that nothing closes. */
const VOID = new Set(['br', 'hr', 'img']);
/** The comments of blocks, `more` and `nextpage`, which stay; any other angle bracket becomes text. */
const BLOCK_COMMENT =
	/<!--(?:\s\/?wp:[a-z][a-z0-9/-]*(?:\s\{[^<>]*\})?\s\/?|more|nextpage)-->|[<>]/g;
const TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*)?)\/?>/gi;
/** The lookbehind keeps the pattern from reading a long name again from each of its letters. */
const ATTRIBUTE = /(?<![a-z-])([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;
const ADDRESS = new Set(['href', 'cite', 'src']);

const isSafeAddress = (value: string) => /^(?:https?:|mailto:|\/(?!\/)|#)/i.test(value.trim());
/** Text keeps the entities that it has; angle brackets that open no tag become text. */
const escapeBrackets = (text: string) => text.replace(/</g, '&lt;').replace(/>/g, '&gt;');

function attributesOf(allowed: readonly string[], source: string): string {
	let result = '';
	for (const [, name = '', double, single, bare] of source.matchAll(ATTRIBUTE)) {
		const key = name.toLowerCase();
		const value = (double ?? single ?? bare ?? '').replace(/&amp;/g, '&');
		if (!allowed.includes(key) || (ADDRESS.has(key) && !isSafeAddress(value))) continue;
		result += ` ${key}="${escapeMarkup(value)}"`;
	}
	return result;
}

/**
 * The part of a typed comment that the store keeps: the few tags WordPress allows, balanced, links with safe
 * addresses only. Other tags go, and the text inside them stays.
 */
export function filterCommentMarkup(typed: string): string {
	return filterMarkup(typed, ALLOWED, escapeBrackets);
}

/**
 * The part of a post's text that the store keeps where its author lacks `unfiltered_html`: the tags and attributes that
 * WordPress allows in posts, and the comments of blocks.
 */
export function filterPostMarkup(typed: string): string {
	return filterMarkup(typed, ALLOWED_IN_POSTS, (text) =>
		text.replace(BLOCK_COMMENT, (found) => (found.length > 1 ? found : escapeBrackets(found))),
	);
}

function filterMarkup(
	typed: string,
	allowedTags: Readonly<Record<string, readonly string[]>>,
	plain: (text: string) => string,
): string {
	const open: string[] = [];
	/** The number of open tags of each name: a search in a long list would take too long. */
	const count = new Map<string, number>();
	const add = (tag: string, more: 1 | -1) => count.set(tag, (count.get(tag) ?? 0) + more);
	let result = '';
	let end = 0;
	for (const match of typed.matchAll(TAG)) {
		const [whole, slash, name = '', attributes = ''] = match;
		const tag = name.toLowerCase();
		result += plain(typed.slice(end, match.index));
		end = match.index + whole.length;
		const allowed = ownValue(allowedTags, tag);
		if (allowed === undefined) continue;
		if (VOID.has(tag)) {
			if (slash === '') result += `<${tag}${attributesOf(allowed, attributes)}>`;
		} else if (slash === '') {
			open.push(tag);
			add(tag, 1);
			result += `<${tag}${attributesOf(allowed, attributes)}>`;
		} else if (count.get(tag)) {
			for (let last = open.pop(); last !== undefined; last = open.pop()) {
				add(last, -1);
				result += `</${last}>`;
				if (last === tag) break;
			}
		}
	}
	result += plain(typed.slice(end));
	return (
		result +
		open
			.reverse()
			.map((tag) => `</${tag}>`)
			.join('')
	);
}
