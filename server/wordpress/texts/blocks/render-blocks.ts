import type { ContentLookup } from '../content-lookup';
import { blockDelimiters } from './block-delimiters';
import { renderDynamicBlock } from './dynamic-blocks';

/** Whether a text was written in the block editor: such a text says itself what is a paragraph. */
export function hasBlocks(html: string): boolean {
	return /<!--\s\/?wp:/.test(html);
}

/**
 * A text without the block editor's delimiters, which never reach a reader. In the place of a block that has no markup
 * of its own stands what the site makes of it.
 */
export function renderBlocks(html: string, lookup: ContentLookup): string {
	return replaceDelimiters(html, (name, attributes) =>
		renderDynamicBlock(name, attributes, lookup),
	);
}

/** A text without the block editor's delimiters. */
export function stripBlockDelimiters(html: string): string {
	return replaceDelimiters(html, () => '');
}

function replaceDelimiters(
	html: string,
	markupOf: (name: string, attributes: Readonly<Record<string, unknown>>) => string,
): string {
	let result = '';
	let done = 0;
	for (const { start, end, kind, name, attributes } of blockDelimiters(html)) {
		result += html.slice(done, start);
		if (kind === 'void') result += markupOf(name, attributes);
		done = end;
	}
	return result + html.slice(done);
}
