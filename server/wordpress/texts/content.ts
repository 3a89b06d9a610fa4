import type { PostRecord } from '@outrigger/formats/model/records';
import { hasBlocks, renderBlocks } from './blocks/render-blocks';
import { renderContentImages } from './content-images';
import type { ContentLookup } from './content-lookup';
import { autoParagraphs } from './paragraphs';
import { renderShortcodes } from './shortcodes/render-shortcodes';
import { unwrapShortcodes } from './shortcodes/unautop';
import { texturize } from './texturize';

/**
 * A text with more characters keeps its straight quotes and its pictures unchanged. WordPress's filters read a text
 * several times; at this length they take some 50 ms, during which the process answers no other request.
 */
export const LONGEST_FILTERED_TEXT = 256 * 1024;

/**
 * A text with more characters gets no paragraphs from its lines. V8 compiles patterns plainly once a process has 16 MB
 * of machine code; a plain pattern remembers each letter that it may go back to, and its stack of 64 MB ends at some 8
 * million of them.
 */
export const LONGEST_IN_PARAGRAPHS = 2_000_000;

/** The builder's own markup, which WordPress's paragraphs would break: the builder switches them off for its posts. */
const OF_BUILDER = /\sdata-(?:elementor-type|element_type|widget_type)="/;

/**
 * A post's content as WordPress shows it: with rendered dynamic blocks and without block delimiters, with typography,
 * paragraphs in texts without blocks, shortcodes and responsive pictures. Scripts and frames stay unchanged, as
 * WordPress allows them to trusted authors: the caller has to sanitise them. The caller has checked the post's
 * password.
 */
export function renderContent(
	record: Pick<PostRecord, 'content' | 'databaseId'>,
	lookup: ContentLookup,
): string {
	const { content, databaseId } = record;
	if (content === '') return '';
	const isLong = content.length > LONGEST_FILTERED_TEXT;
	const isOfBlocks = hasBlocks(content);
	const blocks = isOfBlocks ? renderBlocks(content, lookup, lookup.post(databaseId)) : content;
	const words = isLong ? blocks : texturize(blocks, lookup.typography);
	const isWhole = isOfBlocks || content.length > LONGEST_IN_PARAGRAPHS || OF_BUILDER.test(content);
	const paragraphs = isWhole ? words : unwrapShortcodes(autoParagraphs(words));
	const html = renderShortcodes(paragraphs, lookup, record);
	return isLong ? html : renderContentImages(html, lookup);
}
