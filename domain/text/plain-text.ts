import { decodeHTML } from 'entities';

/** Markup or encoded text → text: tags dropped, entities decoded, white space folded. */
export function plainText(markup: string): string {
	return decodeHTML(markup.replace(/<[^>]*>/g, ' '))
		.replace(/\s+/g, ' ')
		.trim();
}

/** Text with entities that WordPress encoded (`Yachts &amp; bays`) → the text itself. Tags stay unchanged. */
export function decodeEntities(text: string): string {
	return decodeHTML(text);
}

/**
 * At most `length` characters, cut between words, with an ellipsis where something was cut.
 * @param length in UTF-16 units, the ellipsis included
 */
export function truncate(text: string, length: number): string {
	if (text.length <= length) return text;
	const cut = text.slice(0, length - 1);
	const lastSpace = cut.lastIndexOf(' ');
	return `${(lastSpace > length / 2 ? cut.slice(0, lastSpace) : cut).trimEnd()}…`;
}

/** Elements with text that no visitor reads. */
const UNREAD = /^<(script|style|template|noscript|svg)[\s/>]/i;
const LONGEST_UNREAD_START = '<noscript>'.length;
/** The end of a piece that stands alone on the page: a heading, an item or a cell of a list or a table. */
const PIECE_END = /^<\/(?:h[1-6]|li|d[td]|t[hd]|figcaption)[\s>]/i;
const LONGEST_PIECE_END = '</figcaption>'.length;
/** Marks that follow a word without a space, also where a tag ends between the two. */
const MARK = /^[,.;:!?…)]/;
/** No other stop is needed behind these. */
const STOPPED = /^$|[.,:;!?…·–]$/;

/**
 * Returns the text that a visitor reads in a whole text: as `plainText`, without styles, scripts and comments, in time
 * that grows with the length alone, for any content. A middle dot stands after headings and items of lists and
 * separates them from the text that follows.
 */
export function readText(markup: string): string {
	const texts: string[] = [];
	let last = '';
	let at = 0;
	while (at < markup.length) {
		const open = markup.indexOf('<', at);
		if (open < 0) break;
		const text = markup.slice(at, open);
		texts.push(apart(text));
		if (text.trim() !== '') last = text.trim();
		if (PIECE_END.test(markup.slice(open, open + LONGEST_PIECE_END)) && !STOPPED.test(last)) {
			texts.push(' ·');
			last = '·';
		}
		at = endOfTag(markup, open);
	}
	texts.push(apart(markup.slice(at)));
	return decodeHTML(texts.join('')).replace(/\s+/g, ' ').replace(/ · $/, '').trim();
}

/** Returns the text behind a tag with the space that keeps it from the word before the tag. */
function apart(text: string): string {
	return MARK.test(text) ? text : ` ${text}`;
}

/**
 * Returns the place at which the text continues after a bracket: behind the tag, or at the end tag of an element
 * without readable text.
 */
function endOfTag(markup: string, open: number): number {
	if (markup.startsWith('<!--', open)) return behind(markup, '-->', open);
	const [, unread] = UNREAD.exec(markup.slice(open, open + LONGEST_UNREAD_START)) ?? [];
	if (!unread) return behind(markup, '>', open);
	const close = new RegExp(`</${unread}`, 'gi');
	close.lastIndex = open;
	const found = close.exec(markup);
	return found ? found.index : markup.length;
}

/** Returns the place behind an ending; a part without an end is not read either. */
function behind(markup: string, end: string, from: number): number {
	const found = markup.indexOf(end, from);
	return found < 0 ? markup.length : found + end.length;
}
