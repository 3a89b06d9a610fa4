/** The path under which a host makes and shows postcards. */
export const POSTCARDS_PATH = '/postcards/';

/** Characters of a card, in code points: about the number that fits on a postcard of paper. */
export const MOST_CHARACTERS = 240;
/** Lines that a writer ends by hand; a card has no room for more. */
export const MOST_LINES = 8;

/** The reasons for which a card refuses words. */
export type CardFault = 'empty' | 'too-long' | 'links' | 'signs';

/**
 * Invisible signs, and signs that turn the order of other signs: controls, formats (marks and overrides of the
 * direction among them, U+200E, U+202E, U+2066), private and lone halves. Joiners of letters and emoji stay.
 */
const HIDDEN_SIGNS = /(?!\n|\u200c|\u200d|\ufe0f)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;
/** The most combining marks on one letter; no language needs more, and a heap of them covers other lines. */
const HEAP_OF_MARKS = /\p{M}{5}/u;
/** A scheme, `www.`, an at-sign, or a dot between letters, as names of hosts have it. */
const LINK = /:\/\/|www\.|@|[\p{L}\p{N}-]\.\p{L}{2}/iu;

/** The words in a card's form: normalised letters and line ends, without surrounding space. */
export function plainWords(typed: string): string {
	return typed.replace(/\r\n?/g, '\n').replaceAll('\t', ' ').normalize('NFC').trim();
}

/** Counts characters as a reader of Unicode does: an emoji of one code point is one. */
export function charactersOf(words: string): number {
	return [...words].length;
}

/**
 * Finds the fault that makes words unfit for a card.
 * @param words plain
 * @returns null for words that a card can carry
 */
export function faultOf(words: string): CardFault | null {
	if (words === '') return 'empty';
	if (charactersOf(words) > MOST_CHARACTERS || words.split('\n').length > MOST_LINES) {
		return 'too-long';
	}
	if (HIDDEN_SIGNS.test(words) || HEAP_OF_MARKS.test(words)) return 'signs';
	// Full-width letters and dots lead where plain ones do.
	return LINK.test(words.normalize('NFKC')) ? 'links' : null;
}
