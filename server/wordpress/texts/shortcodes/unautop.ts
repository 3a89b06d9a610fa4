import { SHORTCODE_NAMES } from '../text-pieces';
import { findShortcodes } from './find-shortcodes';
import { ENCLOSING } from './render-shortcodes';

const NAMES: ReadonlySet<string> = new Set(SHORTCODE_NAMES);

/** Removes a paragraph around a single shortcode, to the byte like `shortcode_unautop`. */
export function unwrapShortcodes(html: string): string {
	if (!html.includes('[')) return html;
	let result = '';
	let done = 0;
	for (const { start, end } of findShortcodes(html, NAMES, ENCLOSING)) {
		const [opening] =
			/<p>\s*$/.exec(html.slice(Math.max(done, start - LONGEST_SPACE), start)) ?? [];
		const [closing] = /^\s*<\/p>/.exec(html.slice(end, end + LONGEST_SPACE)) ?? [];
		if (opening === undefined || closing === undefined) continue;
		result += html.slice(done, start - opening.length) + html.slice(start, end);
		done = end + closing.length;
	}
	return result + html.slice(done);
}

/** The most characters of white space that are searched at the edge of a paragraph. */
const LONGEST_SPACE = 100;
