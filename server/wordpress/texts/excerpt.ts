import type { PostRecord } from '@outrigger/formats/model/records';
import { stripBlockDelimiters } from './blocks/render-blocks';
import { decodeEntities } from './entities';
import { type MarkupToken, tokenizeMarkup } from './markup-tokens';
import { autoParagraphs } from './paragraphs';
import { texturize } from './texturize';

/** Words in an excerpt that WordPress makes itself. */
const AUTO_EXCERPT_WORDS = 55;
const AUTO_EXCERPT_END = ' [&hellip;]';
/** The words of an excerpt are nearly always found in this many characters of markup. */
const BEGINNING = 16 * 1024;

function visibleText(token: MarkupToken): string {
	if (token.kind === 'text') return token.value;
	const isShown = token.kind === 'raw' && !['', 'script', 'style'].includes(token.name);
	return isShown ? token.value.replace(/<[^<>]*>/g, '') : '';
}

/** Text without markup: scripts and styles go with their contents, entities stay encoded. */
export function stripTags(html: string): string {
	return tokenizeMarkup(html).map(visibleText).join('').trim();
}

/** As `stripTags`, entities decoded and white space collapsed: for search and for attributes. */
export function plainText(html: string): string {
	return decodeEntities(stripTags(html)).replace(/\s+/g, ' ').trim();
}

/** Words that a reader sees, of markup with its block delimiters. */
function wordsOf(content: string, tokensKept?: number): string[] {
	const html = stripBlockDelimiters(content).replace(/<\/(?:p|h[1-6]|li|div|td)>/gi, '$& ');
	const text = tokenizeMarkup(html).slice(0, tokensKept).map(visibleText).join('');
	return text.split(/\s+/).filter((word) => word !== '');
}

/** All words of a short content; of a long one at least one more than an excerpt takes, if it has them. */
function firstWords(content: string): string[] {
	if (content.length <= BEGINNING) return wordsOf(content);
	// The last token may be half a tag, the last word half a word.
	const words = wordsOf(content.slice(0, BEGINNING), -1).slice(0, -1);
	return words.length > AUTO_EXCERPT_WORDS ? words : wordsOf(content);
}

function automaticExcerpt(content: string): string {
	const words = firstWords(content);
	if (words.length <= AUTO_EXCERPT_WORDS) return words.join(' ');
	return words.slice(0, AUTO_EXCERPT_WORDS).join(' ') + AUTO_EXCERPT_END;
}

/**
 * An excerpt as `<p>…</p>\n`: the hand-written one, else the first 55 words of the content ending in
 * ` [&hellip;]` where there are more. '' when there is nothing to say.
 */
export function renderExcerpt(record: Pick<PostRecord, 'excerpt' | 'content'>): string {
	const text = record.excerpt.trim() === '' ? automaticExcerpt(record.content) : record.excerpt;
	return autoParagraphs(texturize(text));
}

/** The answer to `excerpt(format: RAW)`: the hand-written excerpt, `null` when there is none. */
export function rawExcerpt(record: Pick<PostRecord, 'excerpt'>): string | null {
	return record.excerpt.trim() === '' ? null : record.excerpt;
}

/** A short HTML text (comment, caption, media description) as `<p>…</p>\n`; '' stays ''. */
export function renderParagraphs(raw: string): string {
	return autoParagraphs(texturize(raw));
}
