import { plainText } from '../text/plain-text';

/** A comment that was sent without script and refused, for the page that shows its form again. */
export interface ReturnedComment {
	/** The database id of the content to which the comment belongs. */
	nodeId: number;
	/** WordPress's sentence with the reason, as plain text. */
	message: string;
	/** The visitor's input, under WordPress's names. */
	typed: Readonly<Record<'comment' | 'author' | 'email' | 'url', string>>;
}

/** The largest length of a sentence on a page, in characters; longer texts are cut. */
const MAX_SENTENCE = 500;
/**
 * Matches the start of the sentence with the reason, on the page that WordPress shows for a refusal.
 */
const SENTENCE_BEGINS =
	/class=["'][^"'<>]{0,200}wp-die-message[^"'<>]{0,200}["'][^<>]{0,500}>\s*(?:<p>)?/i;
const SENTENCE_ENDS = /<\/(?:div|p|body)>/i;

/**
 * Returns the message on the page that WordPress shows for a refusal (`wp_die`).
 * @returns plain text; empty if the page has no message
 */
export function refusalOf(html: string): string {
	const begin = SENTENCE_BEGINS.exec(html);
	if (!begin) return '';
	const rest = html.slice(begin.index + begin[0].length);
	const end = rest.search(SENTENCE_ENDS);
	const inside = end < 0 ? '' : rest.slice(0, end);
	return plainText(inside).slice(0, MAX_SENTENCE);
}
