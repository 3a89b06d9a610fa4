import type { PostRecord } from '../store/records';
import { type MediaLookup, renderContentImages } from './content-images';
import { autoParagraphs, stripBlockDelimiters } from './paragraphs';
import { texturize } from './texturize';

/**
 * A post's content as WordPress shows it: block delimiters gone, plain text in paragraphs, typography, and
 * pictures made responsive. Scripts and frames stay verbatim, as WordPress leaves them to authors it trusts:
 * whoever shows this has to sanitise it. The caller has checked the post's password.
 */
export function renderContent(record: Pick<PostRecord, 'content'>, lookup: MediaLookup): string {
	if (record.content === '') return '';
	const html = autoParagraphs(texturize(stripBlockDelimiters(record.content)));
	return renderContentImages(html, lookup);
}
