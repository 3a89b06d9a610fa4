import { decodeHTML } from 'entities';

/**
 * Converts markup or encoded text to plain text: removes tags, decodes entities, reduces white space to single spaces.
 */
export function plainText(markup: string): string {
	return decodeHTML(markup.replace(/<[^>]*>/g, ' '))
		.replace(/\s+/g, ' ')
		.trim();
}

/** Decodes the entities that WordPress has encoded (`Yachts &amp; bays`). Tags stay unchanged. */
export function decodeEntities(text: string): string {
	return decodeHTML(text);
}

/**
 * Shortens a text to at most `length` characters. Cuts it between words, and adds an ellipsis if something was cut.
 * @param length in UTF-16 units, the ellipsis included
 */
export function truncate(text: string, length: number): string {
	if (text.length <= length) return text;
	const cut = text.slice(0, length - 1);
	const lastSpace = cut.lastIndexOf(' ');
	return `${(lastSpace > length / 2 ? cut.slice(0, lastSpace) : cut).trimEnd()}…`;
}

/** Matches elements with text that no visitor reads. */
const UNREAD = /^<(script|style|template|noscript|svg)[\s/>]/i;
const LONGEST_UNREAD_START = '<noscript>'.length;
/** The end tag of a separate piece of a page: a heading, an item of a list, a cell of a table, a caption. */
const PIECE_END = /^<\/(?:h[1-6]|li|d[td]|t[hd]|figcaption)[\s>]/i;
const LONGEST_PIECE_END = '</figcaption>'.length;
/** Punctuation marks that follow a word without a space, even if a tag ends between the word and the mark. */
const MARK = /^[,.;:!?…)]/;
/** A text that ends like this needs no further mark before the next text. */
const STOPPED = /^$|[.,:;!?…·–]$/;

/**
 * Returns the text that a visitor reads: like `plainText`, but without styles, scripts and comments. The time grows
 * linearly with the length, for any content. A middle dot follows headings and items of lists, and separates them from
 * the next text.
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

/** Returns the text after a tag, with a space that separates it from the word before the tag. */
function apart(text: string): string {
	return MARK.test(text) ? text : ` ${text}`;
}

/**
 * Returns the position at which the text continues after a bracket: after the tag, or at the end tag of an element
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

/** Returns the position after an ending. If the ending is missing, the rest of the text is not read. */
function behind(markup: string, end: string, from: number): number {
	const found = markup.indexOf(end, from);
	return found < 0 ? markup.length : found + end.length;
}
