import { expect, it } from 'vitest';
import { tagOf } from './title-tag';

it.each([
	[{ acme_title_tag: 'h4' }, 'h4'],
	[{ title_size: 'div' }, 'div'],
	[{ header_size: 'span' }, 'span'],
	[{ tag: 'p' }, 'p'],
	[{ a_tag: 'h1', b_tag: 'h6' }, 'h1'],
	[{ a_tag: 'h7', b_tag: 'h6' }, 'h6'],
	[{ title: 'h4', tags: 'h4', title_tag_x: 'h4' }, 'h2'],
	[{ title_size: 'large', header_size: 'xh4', tag: 'h44' }, 'h2'],
	[{}, 'h2'],
])('finds the tag of a title in %j: %s', (settings, tag) => {
	expect(tagOf(settings)).toBe(tag);
});
