import { expect, it } from 'vitest';
import { findInTags } from './find-in-tags';
import { scanTags } from './scan-tags';

/** The names of the tags in which a pattern matches. */
function tagsWith(html: string, pattern: RegExp): string[] {
	const isIn = findInTags(html, pattern);
	const found: string[] = [];
	scanTags(html, {
		onStart(tag) {
			if (isIn(tag)) found.push(tag.name);
		},
		onEnd: () => {},
	});
	return found;
}

it('finds a text in each tag that holds it, from the first sign to the last', () => {
	const html = '<a rel="x"><b class="x">x</b><i></i>x<u x><p title=x>';
	expect(tagsWith(html, /x/)).toEqual(['a', 'b', 'u', 'p']);
	expect(tagsWith(html, /<a/)).toEqual(['a']);
	expect(tagsWith(html, /title|<u/)).toEqual(['u', 'p']);
	expect(tagsWith(html, /x>/)).toEqual(['u', 'p']);
});

it('finds nothing between tags, across their ends, or where the text is missing', () => {
	expect(tagsWith('<b>sky</b><i>', /sky/)).toEqual([]);
	expect(tagsWith('<b>sky</b><i>', /></)).toEqual([]);
	expect(tagsWith('<b>', /sky/)).toEqual([]);
});
