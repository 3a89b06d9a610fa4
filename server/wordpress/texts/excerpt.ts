import type { PostRecord } from '@outrigger/formats/model/records';
import { stripBlockDelimiters } from './blocks/render-blocks';
import { decodeEntities } from './entities';
import { type MarkupToken, tokenizeMarkup } from './markup-tokens';
import { autoParagraphs } from './paragraphs';
import { texturize } from './texturize';
import type { Typography } from './typography';

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

type Excerpt = Typography['excerpt'];

/** All words of a short content; of a long one at least one more than an excerpt takes, if it has them. */
function firstWords(content: string, length: number): string[] {
	if (content.length <= BEGINNING) return wordsOf(content);
	// The last token may be half a tag, the last word half a word.
	const words = wordsOf(content.slice(0, BEGINNING), -1).slice(0, -1);
	return words.length > length ? words : wordsOf(content);
}

function automaticExcerpt(content: string, { unit, length }: Excerpt): string {
	return cutWords(firstWords(content, length), unit, length, AUTO_EXCERPT_END);
}

/**
 * The first words, or the first characters of a language that writes words without spaces.
 *
 * @param end text to add behind cut words
 */
export function cutWords(
	words: readonly string[],
	unit: Excerpt['unit'],
	length: number,
	end: string,
): string {
	if (unit === 'words')
		return words.length <= length ? words.join(' ') : words.slice(0, length).join(' ') + end;
	const letters = [...words.join(' ')];
	return letters.length <= length ? letters.join('') : letters.slice(0, length).join('') + end;
}

/**
 * An excerpt as `<p>…</p>\n`: the hand-written one, else the first words of the content (55, in Japanese 110 characters)
 * ending in ` [&hellip;]` where there are more. '' when there is nothing to say.
 */
export function renderExcerpt(
	{ excerpt, content }: Pick<PostRecord, 'excerpt' | 'content'>,
	typography: Typography,
): string {
	const text = excerpt.trim() === '' ? automaticExcerpt(content, typography.excerpt) : excerpt;
	return autoParagraphs(texturize(text, typography));
}

/** The answer to `excerpt(format: RAW)`: the hand-written excerpt, `null` when there is none. */
export function rawExcerpt(record: Pick<PostRecord, 'excerpt'>): string | null {
	return record.excerpt.trim() === '' ? null : record.excerpt;
}

/** A short HTML text (comment, caption, media description) as `<p>…</p>\n`; '' stays ''. */
export function renderParagraphs(raw: string, typography: Typography): string {
	return autoParagraphs(texturize(raw, typography));
}

/** A name as WordPress keeps one that is typed: no tags, single gaps. */
export const plainName = (typed: string): string => stripTags(typed).replace(/\s+/g, ' ').trim();
