import type { PostRecord } from '@outrigger/formats/model/records';
import { describe, expect, it } from 'vitest';
import { lookupOf } from '../testing/empty-lookup';
import { renderShortcodes } from './render-shortcodes';

const picture = (databaseId: number, caption = '') =>
	({
		databaseId,
		uri: `/bay-${databaseId}/`,
		media: { file: `2026/05/bay-${databaseId}.jpg`, altText: 'A "bay"', caption },
	}) as PostRecord;
const lookup = lookupOf({
	post: (id) => (id < 10 ? picture(id, id === 1 ? 'At dawn' : '') : undefined),
	posts: ({ parentIn }) => ({
		items: parentIn?.[0] === 5 ? [picture(3)] : [],
		total: 1,
		hasNextPage: false,
		hasPreviousPage: false,
	}),
});
const render = (text: string) => renderShortcodes(text, lookup, { databaseId: 5 });

describe('a caption', () => {
	it('stands below its picture', () => {
		expect(
			render(
				'[caption id="attachment_8" align="alignright" width="300"]<a href="/b/"><img src="b.jpg"></a> The <em>bay</em>.[/caption]',
			),
		).toBe(
			'<figure id="attachment_8" style="width: 300px" class="wp-caption alignright"><a href="/b/"><img src="b.jpg"></a><figcaption class="wp-caption-text">The <em>bay</em>.</figcaption></figure>',
		);
	});

	it('of old stands among the attributes', () => {
		expect(render('[wp_caption caption="The bay"]<img src="b.jpg">[/wp_caption]')).toContain(
			'<figcaption class="wp-caption-text">The bay</figcaption>',
		);
	});

	it('without words or without a picture is its content', () => {
		expect(render('[caption]<img src="b.jpg">[/caption]')).toBe('<img src="b.jpg">');
		expect(render('[caption]just words[/caption]')).toBe('just words');
	});
});

describe('a gallery', () => {
	it('has the pictures that are named, in their order', () => {
		const html = render('[gallery ids="2,1,99" columns="2" link="file"]');
		expect(html).toContain('gallery galleryid-5 gallery-columns-2');
		expect(html.indexOf('bay-2.jpg')).toBeLessThan(html.indexOf('bay-1.jpg'));
		expect(html).toContain('gallery-caption">At dawn');
		expect(html).toContain('alt="A &quot;bay&quot;"');
		expect(html).toContain('<a href="https://boats.test/wp-content/uploads/2026/05/bay-2.jpg">');
	});

	it('has those of its post where none are named', () => {
		expect(render('[gallery]')).toContain('bay-3.jpg');
		expect(render('[gallery exclude="3"]')).toBe('');
	});

	it('leads to the pages of its pictures, or nowhere', () => {
		expect(render('[gallery ids="2"]')).toContain('href="/bay-2/"');
		expect(render('[gallery ids="2" link="none"]')).not.toContain('href');
	});

	it.each([
		['0', 1],
		['1', 1],
		['9', 9],
		['10', 9],
		['many', 3],
	])('asked for %s columns has %i', (columns, shown) => {
		const html = render(`[gallery ids="2" columns="${columns}"]`);
		expect(html).toContain(`gallery-columns-${columns === '0' ? 3 : shown}`);
	});
});

describe('a player', () => {
	it('plays the named file, of any kind', () => {
		expect(render('[video mp4="/a.mp4" poster="/a.jpg"][/video]')).toContain(
			'<video controls preload="none" poster="/a.jpg" src="/a.mp4">',
		);
		expect(render('[audio src="/a.mp3"]')).toContain(
			'<audio controls preload="none" src="/a.mp3">',
		);
		expect(render('[audio]')).toBe('');
	});
});

describe('a text that is no shortcode of WordPress', () => {
	it.each(['[[gallery]]', '[acme-form id="7"]', 'a [ b ] c', '[gallery', '[/caption]', '[]'])(
		'stays as it is written: %s',
		(text) => {
			expect(render(text)).toBe(text);
		},
	);

	it('an address is a link', () => {
		expect(render('[embed]https://video.test/a[/embed]')).toBe(
			'<p><a href="https://video.test/a">https://video.test/a</a></p>',
		);
	});

	it('typographic quotes count as quotes', () => {
		expect(render('[gallery ids=\u201d2\u2033 link=\u201cnone\u201d]')).toContain('bay-2.jpg');
	});
});
