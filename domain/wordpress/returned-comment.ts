import { plainText } from '../text/plain-text';

/** A comment that was sent without script and not taken, for the page that shows its form again. */
export interface ReturnedComment {
	/** Database id of the content that was commented on. */
	nodeId: number;
	/** WordPress's own sentence, plain text. */
	message: string;
	/** The input of the visitor, under WordPress's names. */
	typed: Readonly<Record<'comment' | 'author' | 'email' | 'url', string>>;
}

/** The largest length of a sentence on a page, in characters; longer texts are cut. */
const MAX_SENTENCE = 500;
/**
 * WordPress gives the reason for a refusal on a page of its own; this matches the start of the sentence with the
 * reason.
 */
const SENTENCE_BEGINS =
	/class=["'][^"'<>]{0,200}wp-die-message[^"'<>]{0,200}["'][^<>]{0,500}>\s*(?:<p>)?/i;
const SENTENCE_ENDS = /<\/(?:div|p|body)>/i;

/**
 * Returns the message on WordPress's own page of a refusal (`wp_die`).
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
