/** The path under which a host makes and shows postcards. */
export const POSTCARDS_PATH = '/postcards/';

/** The largest length of a card's text, in code points: about as much as fits on a postcard of paper. */
export const MOST_CHARACTERS = 240;
/** The largest number of lines that a writer may begin; a card has no room for more. */
export const MOST_LINES = 8;

/** The reasons for which a card refuses a text. */
export type CardFault = 'empty' | 'too-long' | 'links' | 'signs';

/**
 * Matches characters that are invisible or that change the order of other characters: control characters, format
 * characters (such as the marks and overrides of direction U+200E, U+202E, U+2066), separators of lines and paragraphs,
 * private characters and single surrogates. It does not match the joiners of letters and emoji.
 */
const HIDDEN_SIGNS = /(?!\n|\u200c|\u200d|\ufe0f)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;
/**
 * Matches five combining marks in a row. No language needs so many on one letter, and a pile of marks covers other
 * lines.
 */
const HEAP_OF_MARKS = /\p{M}{5}/u;
/** Matches the sign of a link: a scheme, `www.`, an at-sign, or a dot between letters, as in the name of a host. */
const LINK = /:\/\/|www\.|@|[\p{L}\p{N}-]\.\p{L}{2}/iu;

/** Cleans the text of a card's form: normalised letters and line ends, without surrounding space. */
export function plainWords(typed: string): string {
	return typed.replace(/\r\n?/g, '\n').replaceAll('\t', ' ').normalize('NFC').trim();
}

/** Counts the characters of a text in Unicode code points, so an emoji of one code point counts once. */
export function charactersOf(words: string): number {
	return [...words].length;
}

/**
 * Finds the reason for which a card refuses a text.
 * @param words the text, already cleaned by `plainWords`
 * @returns null for a text that is accepted
 */
export function faultOf(words: string): CardFault | null {
	if (words === '') return 'empty';
	if (charactersOf(words) > MOST_CHARACTERS || words.split('\n').length > MOST_LINES) {
		return 'too-long';
	}
	if (HIDDEN_SIGNS.test(words) || HEAP_OF_MARKS.test(words)) return 'signs';
	// Browsers treat full-width letters and dots in an address like plain ones.
	return LINK.test(words.normalize('NFKC')) ? 'links' : null;
}
