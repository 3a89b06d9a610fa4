import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { documentTitle, Head, type HeadData } from './head';

const data: HeadData = {
	title: 'Gallery',
	siteTitle: 'Sette Nodi',
	description: 'Postcards of a coast',
	canonical: 'https://example.org/gallery/',
	alternates: [],
	isIndexed: true,
	previous: null,
	next: null,
	image: { url: 'https://example.org/a.jpg', width: 1024, height: 683, alt: 'A harbour' },
	icon: '/icon.png',
	kind: 'website',
	language: 'en-US',
	published: null,
	modified: null,
	feed: '/feed/',
	oembed: null,
	structuredData: [],
};
const render = (changes: Partial<HeadData> = {}) =>
	renderToStaticMarkup(<Head data={{ ...data, ...changes }} />);

describe('the title of a document', () => {
	it('is the page, then the site, once', () => {
		expect(documentTitle(data)).toBe('Gallery – Sette Nodi');
		expect(documentTitle({ ...data, title: 'Sette Nodi' })).toBe('Sette Nodi');
		expect(documentTitle({ ...data, title: '' })).toBe('Sette Nodi');
		expect(documentTitle({ ...data, siteTitle: '' })).toBe('Gallery');
	});
});

describe('metadata', () => {
	it('names the one address and the picture with its size and text', () => {
		expect(render()).toContain('<link rel="canonical" href="https://example.org/gallery/"/>');
		expect(render()).toContain('<meta property="og:image:alt" content="A harbour"/>');
		expect(render()).toContain('<meta property="og:image:width" content="1024"/>');
		expect(render()).not.toContain('noindex');
	});

	it('keeps a page without an address out of search engines', () => {
		const html = render({ canonical: null, isIndexed: false });
		expect(html).toContain('<meta name="robots" content="noindex, follow"/>');
		expect(html).not.toContain('canonical');
		expect(html).not.toContain('og:url');
	});

	it('names the neighbours of a list', () => {
		expect(render({ next: 'https://example.org/stories/page/2/' })).toContain('rel="next"');
	});

	it('cannot be escaped by an editor’s text', () => {
		const html = render({
			title: '</title><script>alert(1)</script>',
			structuredData: [{ name: '</script><script>alert(1)</script>' }],
		});
		expect(html).not.toContain('<script>alert');
	});
});
