import { escapeHtml } from '../http/plain-page';

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
const TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*)?)\/?>/gi;
const ATTRIBUTE = /([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;
const ADDRESS = new Set(['href', 'cite']);

const isSafeAddress = (value: string) => /^(?:https?:|mailto:|\/(?!\/)|#)/i.test(value.trim());
/** Text keeps the entities that it has; angle brackets that open no tag become text. */
const escapeText = (text: string) => text.replace(/</g, '&lt;').replace(/>/g, '&gt;');

function attributesOf(tag: string, source: string): string {
	const allowed = ALLOWED[tag] ?? [];
	let result = '';
	for (const [, name = '', double, single, bare] of source.matchAll(ATTRIBUTE)) {
		const key = name.toLowerCase();
		const value = (double ?? single ?? bare ?? '').replace(/&amp;/g, '&');
		if (!allowed.includes(key) || (ADDRESS.has(key) && !isSafeAddress(value))) continue;
		result += ` ${key}="${escapeHtml(value)}"`;
	}
	return result;
}

/**
 * What is stored of a comment that somebody typed: the few tags WordPress allows, balanced, links with
 * safe addresses only. Of every other tag the text inside stays.
 */
export function filterCommentMarkup(typed: string): string {
	const open: string[] = [];
	let result = '';
	let end = 0;
	for (const match of typed.matchAll(TAG)) {
		const [whole, slash, name = '', attributes = ''] = match;
		const tag = name.toLowerCase();
		result += escapeText(typed.slice(end, match.index));
		end = match.index + whole.length;
		if (!(tag in ALLOWED)) continue;
		if (slash === '') {
			open.push(tag);
			result += `<${tag}${attributesOf(tag, attributes)}>`;
		} else if (open.includes(tag)) {
			for (let last = open.pop(); last !== undefined; last = open.pop()) {
				result += `</${last}>`;
				if (last === tag) break;
			}
		}
	}
	result += escapeText(typed.slice(end));
	return (
		result +
		open
			.reverse()
			.map((tag) => `</${tag}>`)
			.join('')
	);
}
