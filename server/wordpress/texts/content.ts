import type { PostRecord } from '../store/records';
import { type MediaLookup, renderContentImages } from './content-images';
import { autoParagraphs, stripBlockDelimiters } from './paragraphs';
import { texturize } from './texturize';

/**
 * Characters of a text beyond which it keeps its straight quotes and its pictures as they were written. WordPress's
 * filters read a text several times; at this length they take some 50 ms, and nobody else is answered meanwhile.
 */
export const LONGEST_FILTERED_TEXT = 256 * 1024;

/**
 * A post's content as WordPress shows it: block delimiters gone, plain text in paragraphs, typography, and
 * pictures made responsive. Scripts and frames stay verbatim, as WordPress leaves them to authors it trusts:
 * whoever shows this has to sanitise it. The caller has checked the post's password.
 */
export function renderContent(record: Pick<PostRecord, 'content'>, lookup: MediaLookup): string {
	if (record.content === '') return '';
	const html = stripBlockDelimiters(record.content);
	if (html.length > LONGEST_FILTERED_TEXT) return autoParagraphs(html);
	return renderContentImages(autoParagraphs(texturize(html)), lookup);
}
