import { staysIn } from '@outrigger/rules/lists/narrowed';
import { escapeMarkup } from '@outrigger/rules/text/escape-markup';
import { decodeEntities } from '@outrigger/rules/text/plain-text';
import { PRIVATE } from '../answers/cache-control';
import type { Answer } from '../answers/stored-body';

/** The parameter of an address that narrows a list. */
const PARAMETER = 'q';
/** The most letters of the search text; visitors type fewer to find a name. */
const MOST_LETTERS = 100;

const FORM = /<form\b[^>]*\sdata-narrows[\s=>]/;
const FIELD = /<input\b(?=[^>]*\sname="q")/;
const ENTRY = /<li\b[^>]*\sdata-narrowed[\s=>].*?<\/li>/gs;
/** A note that is hidden as long as the list has an entry. */
const NOTE = /(<p\b[^>]*\sdata-narrowed-none\b[^>]*?)\shidden(?:="")?/;

/** The search text in an address that narrows a list; empty if it has none. */
export function narrowingOf(query: URLSearchParams): string {
	return (query.get(PARAMETER) ?? '').trim().slice(0, MOST_LETTERS);
}

/**
 * Narrows the list of a page that has such a form (`<form data-narrows>`) to the entries (`<li data-narrowed>`) that
 * have all words. A handler does the same while a visitor types; this function serves visitors without script.
 *
 * @param answer a whole page, not compressed
 * @param words not empty
 * @returns the answer unchanged if the page has no such form
 */
export function narrowList(answer: Answer, words: string): Answer {
	const html = answer.status === 200 ? Buffer.from(answer.body ?? []).toString('utf8') : '';
	if (!FORM.test(html)) return answer;
	let left = 0;
	const entries = html.replace(ENTRY, (entry) => {
		const stays = staysIn(decodeEntities(entry.replace(/<[^>]*>/g, ' ')), words);
		if (stays) left += 1;
		return stays ? entry : '';
	});
	const typed = entries.replace(FIELD, () => `<input value="${escapeMarkup(words)}"`);
	const body = Buffer.from(left > 0 ? typed : typed.replace(NOTE, '$1'));
	const { etag: _, ...headers } = answer.headers;
	return {
		status: 200,
		headers: {
			...headers,
			'cache-control': PRIVATE,
			'x-robots-tag': 'noindex',
			'content-length': String(body.length),
		},
		body,
	};
}
