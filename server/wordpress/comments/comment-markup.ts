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
const TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*)?)\/?>/gi;
/** Begins where a name begins, else a long name would be read again from each of its letters. */
const ATTRIBUTE = /(?<![a-z-])([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;
const ADDRESS = new Set(['href', 'cite']);

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
 * The part of a typed comment that the store keeps: the few tags WordPress allows, balanced,
 * links with safe addresses only. Of every other tag the text inside stays.
 */
export function filterCommentMarkup(typed: string): string {
	const open: string[] = [];
	/** The number of open tags of each name: a search in a long list would take too long. */
	const count = new Map<string, number>();
	const add = (tag: string, more: 1 | -1) => count.set(tag, (count.get(tag) ?? 0) + more);
	let result = '';
	let end = 0;
	for (const match of typed.matchAll(TAG)) {
		const [whole, slash, name = '', attributes = ''] = match;
		const tag = name.toLowerCase();
		result += escapeBrackets(typed.slice(end, match.index));
		end = match.index + whole.length;
		const allowed = ownValue(ALLOWED, tag);
		if (allowed === undefined) continue;
		if (slash === '') {
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
	result += escapeBrackets(typed.slice(end));
	return (
		result +
		open
			.reverse()
			.map((tag) => `</${tag}>`)
			.join('')
	);
}
