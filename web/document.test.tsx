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
	pictures: [{ src: '/hero.jpg', srcSet: undefined, sizes: undefined }],
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

/** Addresses and names of the elements that name files, in their order. */
const orderOf = (parts: Partial<DocumentParts>) =>
	[
		...renderDocument({ ...PARTS, ...parts }).matchAll(
			/viewport(?=")|\/(?:hero|client|before|[ab])\.\w+(?=[" ])|<(?:title|style|body|p)(?=[ >])|<\/body/g,
		),
	].map(([name]) => name);

describe('the files of a page', () => {
	it.each([
		['one file', { src: '/hero.jpg', srcSet: undefined, sizes: undefined }],
		[
			'a file for some windows',
			{ src: undefined, media: '(max-width: 767px)', srcSet: '/hero.jpg 768w', sizes: '100vw' },
		],
	])('are the picture, %s, in the head, and fonts and the script behind the body', (_, first) => {
		expect(orderOf({ pictures: [first] })).toEqual([
			...['viewport', '/hero.jpg', '<title', '<style', '<body', '<p'],
			...['/a.woff2', '/b.woff2', '/client.js', '</body'],
		]);
	});

	it('are no picture where there is none, and modules of development in the head', () => {
		const order = orderOf({
			pictures: [],
			assets: { client: '/client.js', before: ['/before.js'] },
		});
		expect(order.slice(0, 4)).toEqual(['viewport', '/before.js', '<title', '<style']);
	});

	it('are named as text', () => {
		const html = renderDocument({
			...PARTS,
			preloads: ['/$&"><b>'],
			assets: { client: '/$&"><i>', before: [] },
		});
		expect(html).toContain('href="/$&amp;&quot;&gt;&lt;b&gt;"');
		expect(html).toContain('src="/$&amp;&quot;&gt;&lt;i&gt;"');
	});
});
