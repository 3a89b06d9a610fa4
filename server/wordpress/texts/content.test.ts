import type { MediaFileRecord, PostRecord } from '@outrigger/formats/model/records';
import { describe, expect, it } from 'vitest';
import { renderContent } from './content';
import { lookupOf } from './testing/empty-lookup';

const media: MediaFileRecord = {
	file: '2026/05/cove.jpg',
	sourcePath: 'cove.svg',
	mimeType: 'image/jpeg',
	width: 1600,
	height: 1000,
	altText: '',
	caption: '',
	description: '',
};
const picture = { databaseId: 7, media } as PostRecord;
const lookup = lookupOf({
	siteUrl: 'http://127.0.0.1:4120',
	post: (id) => (id === 7 ? picture : undefined),
	mediaByFile: (file) => (file === media.file ? picture : undefined),
});
const render = (content: string) => renderContent({ databaseId: 1, content }, lookup);

describe('content', () => {
	it('keeps the builder’s own markup unchanged, which paragraphs would break', () => {
		const html = '<div data-widget_type="toggle.default"><b>Eight</b>\n\nboats</div>';
		expect(render(html)).toBe(html);
		const other = html.replace('data-widget_type', 'data-type');
		expect(render(other)).not.toBe(other);
	});

	it('keeps scripts and frames to the letter: showing it safely is the reader’s work', () => {
		const html =
			'<p>hi</p>\n<script>alert("1")</script><iframe src="https://video.test/a"></iframe>';
		expect(render(html)).toBe(
			'<p>hi</p>\n<p><script>alert("1")</script><iframe src="https://video.test/a"></iframe></p>\n',
		);
	});

	it('puts plain text into paragraphs and drops block delimiters', () => {
		expect(render('one\n\ntwo')).toBe('<p>one</p>\n<p>two</p>\n');
		expect(render('<!-- wp:paragraph {"a":1} -->\n<p>one</p>\n<!-- /wp:paragraph -->')).toBe(
			'\n<p>one</p>\n',
		);
	});

	it('reads shortcodes after its paragraphs are made, so that their quotes and lines stay theirs', () => {
		expect(render('Hear "it":\n\n[audio mp3="https://a.test/a--b.mp3"]')).toMatch(
			/^<p>Hear &#8220;it&#8221;:<\/p>\n<[^p][\s\S]*src="https:\/\/a\.test\/a--b\.mp3"/,
		);
	});

	it('makes an image responsive by its class', () => {
		const html = render(
			'<p><img src="/wp-content/uploads/2026/05/cove-1024x640.jpg" alt="" class="wp-image-7"></p>',
		);
		expect(html).toContain(
			'<img loading="lazy" decoding="async" width="1024" height="640" src="/wp-content/uploads/2026/05/cove-1024x640.jpg"',
		);
		expect(html).toContain(
			'srcset="http://127.0.0.1:4120/wp-content/uploads/2026/05/cove-1024x640.jpg 1024w, ',
		);
		expect(html).toContain('/cove.jpg 1600w"');
		expect(html).toContain('sizes="auto, (max-width: 1024px) 100vw, 1024px" />');
	});

	it('makes an image responsive by its address alone', () => {
		expect(render('<img src="https://site.test/wp-content/uploads/2026/05/cove.jpg" />')).toContain(
			'width="1600" height="1000"',
		);
	});

	it('keeps the author’s attributes of an image', () => {
		const html = render(
			'<p><img src="/wp-content/uploads/2026/05/cove.jpg" width="10" height="5" loading="eager" srcset="a 1w"></p>',
		);
		expect(html).toBe(
			'<p><img decoding="async" src="/wp-content/uploads/2026/05/cove.jpg" width="10" height="5" loading="eager" srcset="a 1w" /></p>\n',
		);
	});

	it('adds no box and no srcset to an image it does not know', () => {
		expect(render('<p><img src="https://else.test/x.jpg"></p>')).toBe(
			'<p><img decoding="async" src="https://else.test/x.jpg" /></p>\n',
		);
	});
});
