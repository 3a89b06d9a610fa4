import { encodeLooseAmpersands } from './entities';
import { type MarkupToken, tokenizeMarkup } from './markup-tokens';

/** The state that texts before a piece left: the last character, and whether a quotation is open. */
interface QuoteState {
	before: string;
	isDoubleOpen: boolean;
	isSingleOpen: boolean;
}

const opensQuotation = /[\s([{\-\u2013\u2014\u201c\u2018"'/]/;
const isDigit = /\d/;
const isWord = /[\p{L}\p{N}]/u;
/** `3x4`. The length of a number is bounded, else a long row of digits would be read again from each of them. */
const DIMENSIONS = /\b(\d[\d.,]{0,20})x(\d[\d.,]{0,20})\b/g;

function doubleQuote(state: QuoteState, before: string, after: string): string {
	const mayOpen = before === '' || opensQuotation.test(before);
	if (mayOpen && after !== '' && !/\s/.test(after)) {
		state.isDoubleOpen = true;
		return '&#8220;';
	}
	if (!state.isDoubleOpen && isDigit.test(before)) return '&#8243;';
	state.isDoubleOpen = false;
	return '&#8221;';
}

function singleQuote(state: QuoteState, before: string, rest: string): string {
	const after = rest[0] ?? '';
	if (isWord.test(before) && isWord.test(after)) return '&#8217;';
	if (before === '' || opensQuotation.test(before)) {
		// '90s and 'tis are shortened words, not quotations
		if (/^(?:\d\d(?:s|\b)|tis\b|twas\b|cause\b)/i.test(rest)) return '&#8217;';
		if (after !== '' && !/\s/.test(after)) {
			state.isSingleOpen = true;
			return '&#8216;';
		}
	}
	if (!state.isSingleOpen && isDigit.test(before)) return '&#8242;';
	state.isSingleOpen = false;
	return '&#8217;';
}

/** @param follows the character that stands after the text, '' where its block ends */
function texturizeText(text: string, follows: string, state: QuoteState): string {
	const dashed = text
		.replace(/---/g, '&#8212;')
		.replace(/(^|\s)--(?=\s|$)/g, '$1&#8212;')
		.replace(/(?<!xn)--/g, '&#8211;')
		.replace(/(^|\s)-(?=\s|$)/g, '$1&#8211;')
		.replace(/\.\.\./g, '&#8230;')
		.replace(/\s\(tm\)/gi, ' &#8482;')
		.replace(DIMENSIONS, (whole, left: string, right: string) =>
			left === '0' ? whole : `${left}&#215;${right}`,
		);
	const quoted = dashed.replace(/["']/g, (quote, at: number) => {
		const before = at === 0 ? state.before : (dashed[at - 1] ?? '');
		const rest = dashed.slice(at + 1, at + 8) || follows;
		return quote === '"'
			? doubleQuote(state, before, rest[0] ?? '')
			: singleQuote(state, before, rest);
	});
	state.before = dashed.at(-1) ?? state.before;
	return encodeLooseAmpersands(quoted);
}

/** A tag that ends a line of text, after which a quote opens. */
const breaksText =
	/^\/?(?:p|div|li|ul|ol|h[1-6]|br|td|th|tr|table|blockquote|figure|figcaption|section|article|dt|dd)$/;

function breaks(token: MarkupToken): boolean {
	return token.kind === 'tag' && breaksText.test(token.name);
}

/** First character of the text after a token, looking through inline tags. */
function followingCharacter(tokens: MarkupToken[], at: number): string {
	for (const token of tokens.slice(at + 1, at + 6)) {
		if (breaks(token)) return '';
		if (token.kind === 'text') return token.value[0] ?? '';
	}
	return '';
}

/**
 * Gives HTML the typography WordPress shows: curly quotes, primes after digits, dashes, ellipsis and × as
 * numeric entities, loose ampersands as `&#038;`. Tags, scripts, styles and code are kept to the letter.
 */
export function texturize(html: string): string {
	let state: QuoteState = { before: '', isDoubleOpen: false, isSingleOpen: false };
	const tokens = tokenizeMarkup(html);
	return tokens
		.map((token, at) => {
			if (token.kind === 'text') {
				return texturizeText(token.value, followingCharacter(tokens, at), state);
			}
			if (breaks(token)) state = { before: '', isDoubleOpen: false, isSingleOpen: false };
			return token.value;
		})
		.join('');
}
