import { describe, expect, it } from 'vitest';
import { type DocumentParts, renderDocument } from './document';

const PARTS: DocumentParts = {
	language: 'en-US',
	direction: 'ltr',
	head: {
		title: 'Gallery',
		siteTitle: 'Sette Nodi',
		description: '',
		canonical: null,
		alternates: [],
		isIndexed: true,
		previous: null,
		next: null,
		image: null,
		icon: null,
		kind: 'website',
		language: 'en-US',
		published: null,
		modified: null,
		feed: null,
		oembed: null,
		structuredData: [],
	},
	styles: 'p{margin:0}',
	stylesheets: [],
	hero: { src: '/hero.jpg', srcSet: undefined, sizes: undefined },
	preloads: ['/a.woff2', '/b.woff2'],
	bodyClasses: [],
	breakpoints: [],
	countsVisits: false,
	analytics: undefined,
	opensPictures: true,
	lightbox: undefined,
	popupDebug: false,
	handlers: {},
	texts: {},
	body: '<p>here</p>',
	assets: { client: '/client.js', before: [] },
};

/** Addresses and names of the elements in the head, in their order. */
const orderOf = (parts: Partial<DocumentParts>) => {
	const [head = ''] = renderDocument({ ...PARTS, ...parts }).split('</head>');
	return [
		...head.matchAll(/viewport(?=")|\/(?:hero|client|[ab])\.\w+(?=[" ])|<(?:title|style)(?=>)/g),
	].map(([name]) => name);
};

describe('the head of a page', () => {
	it.each([
		['one file', { src: '/hero.jpg', srcSet: undefined, sizes: undefined }],
		[
			'a file for some windows',
			{ src: undefined, media: '(max-width: 767px)', srcSet: '/hero.jpg 768w', sizes: '100vw' },
		],
	])('has the picture, %s, before fonts, and fonts before the script', (_, hero) => {
		const order = orderOf({ hero });
		expect(order).toEqual([
			...['viewport', '/hero.jpg', '/a.woff2', '/b.woff2'],
			...['/client.js', '<title', '<style'],
		]);
	});

	it('has no link for a picture that is not there, and an address as text', () => {
		expect(orderOf({ hero: null })[1]).toBe('/a.woff2');
		const html = renderDocument({ ...PARTS, preloads: ['/$&"><b>'] });
		expect(html).toContain('href="/$&amp;&quot;&gt;&lt;b&gt;"');
	});
});
