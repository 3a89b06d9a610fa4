import { describe, expect, it } from 'vitest';
import { createStore } from '../store/create-store';
import { storeInLanguage } from '../store/store-in-language';
import { loadContent } from './load-content';
import { type ContentFolder, exportFile, writeContent } from './testing/content-folder';

const heading = (id: string, settings: object) => ({
	id,
	elType: 'widget',
	widgetType: 'heading',
	settings,
	elements: [],
});
const tag = (name: string, settings: object) =>
	`[elementor-tag id="aaaaaa1" name="${name}" settings="${encodeURIComponent(JSON.stringify(settings))}"]`;
const popup = (id: number) =>
	`#elementor-action%3Aaction%3Dpopup%3Aopen%26settings%3D${encodeURIComponent(Buffer.from(JSON.stringify({ id: `${id}` })).toString('base64'))}`;

const FOLDER: ContentFolder = {
	'site.json': {
		title: 'Harbour',
		description: 'Boats for a day',
		languages: ['en_GB', 'de_DE'],
		pageOnFront: 'home',
		pageForPosts: 'news',
		contentTypes: [{ name: 'boat', label: 'Boats', rewriteSlug: 'fleet' }],
		taxonomies: [{ name: 'boat-type', contentTypes: ['boat'] }],
	},
	'users.json': [{ login: 'crew', name: 'The crew', roles: ['editor'] }],
	'languages/de.json': {
		'Boats for a day': 'Boote für einen Tag',
		'F j, Y': 'j. F Y',
		Tender: 'Beiboot',
		Boats: 'Boote',
		'The crew': 'Die Crew',
		'A bay.': 'Eine Bucht.',
		'Send it': 'Abschicken',
	},
	'terms.json': {
		category: [
			{ databaseId: 4, name: 'News', slug: 'news', meta: { depth: '4' } },
			{ databaseId: 5, name: 'Neues', slug: 'neues', language: 'de', translationOf: 'news' },
		],
		'boat-type': [{ name: 'Tender', slug: 'tender' }],
	},
	'media.json': [{ file: '2026/01/bay.svg', slug: 'bay', altText: 'A bay.', width: 1, height: 1 }],
	'pages/home.json': exportFile(
		[
			heading('aaaaaa1', {
				title: 'The fleet',
				separator: 'yes',
				link: { url: '/fleet/wren/' },
				all: { url: '/news/?page=2' },
				__dynamic__: { title: tag('post-title', { before: 'Ask for ' }) },
			}),
			heading('aaaaaa2', {
				editor:
					'<p>By <strong>sea</strong>. <a href="/places/cove/?a=1#b">Coves</a></p><p>Five</p>' +
					'<img alt="A bay." src="/x.jpg">',
				field_options: 'One of us|us\nSend it|it',
				post_query_include_term_ids: ['4'],
				template_id: '60',
				button: { url: popup(61) },
			}),
		],
		{ title: 'Welcome', databaseId: 2, featuredImage: 'bay', seo: { description: 'Five boats' } },
	),
	'pages/home.de.json': {
		slug: 'start',
		settings: { aaaaaa1: { separator: '' } },
		texts: {
			Welcome: 'Willkommen',
			'The fleet': 'Die Flotte',
			'Ask for ': 'Anfrage für ',
			'By <strong>sea</strong>. <a href="/places/cove/?a=1#b">Coves</a>':
				'Übers <strong>Meer</strong>. <a href="/places/cove/?a=1#b">Buchten</a>',
			Five: 'Fünf',
			'One of us': 'Jemand von uns',
			'Five boats': 'Fünf Boote',
		},
	},
	'pages/places.md': '---\ntitle: Places\n---\nPlaces',
	'pages/places.de.json': { slug: 'orte', texts: { Places: 'Orte' } },
	'pages/places/cove.md': '---\ntitle: Cove\n---\nA cove',
	'pages/places/cove.de.json': { slug: 'bucht', texts: { Cove: 'Bucht', 'A cove': 'Eine Bucht' } },
	'pages/news.md': '---\ntitle: News\n---\n',
	'pages/news.de.json': { slug: 'neues', texts: { News: 'Neues' } },
	'posts/one.md':
		'---\ntitle: One\ndate: 2026-05-01\ncategories: news\n---\nA [cove](/places/cove/)',
	'posts/one.de.md': '---\ntitle: Eins\nslug: eins\n---\nEigener [Text](/places/cove/)',
	'boat/wren.md':
		'---\ntitle: Wren\ndate: 2026-04-09\nboat-type: tender\nmeta:\n  seats: "4"\n  licence: "No"\n---\nSmall, yellow.',
	'boat/wren.de.json': {
		meta: { length: '4,2' },
		texts: { No: 'Nein', 'Small, yellow.': 'Klein, gelb.' },
	},
	'templates/part.json': exportFile([heading('aaaaaa1', { title: 'Part' })], {
		type: 'section',
		databaseId: 60,
	}),
	'templates/part.de.json': { databaseId: 1060, texts: { Part: 'Teil' } },
	'templates/desk.json': exportFile([heading('aaaaaa1', { title: 'Desk' })], {
		type: 'popup',
		databaseId: 61,
		conditions: ['include/singular/page/2'],
	}),
	'templates/desk.de.json': { databaseId: 1061, texts: { Desk: 'Tresen' } },
};

async function load(files: ContentFolder = FOLDER) {
	const content = await loadContent(writeContent(files), { checkMediaFiles: false });
	const named = (uri: string) => content.posts.find((post) => post.uri === uri);
	return { content, named };
}

describe('a translation that stores only its texts', () => {
	it('has the design of its original in its own words', async () => {
		const { content, named } = await load();
		const home = named('/de/');
		const [first, second] = home?.elementor?.elements ?? [];
		expect(home).toMatchObject({
			title: 'Willkommen',
			seo: { description: 'Fünf Boote' },
			featuredImageId: named('/')?.featuredImageId,
		});
		expect(first?.settings).toEqual({
			title: 'Die Flotte',
			separator: '',
			link: { url: '/de/fleet/wren/' },
			all: { url: '/de/neues/?page=2' },
			__dynamic__: { title: tag('post-title', { before: 'Anfrage für ' }) },
		});
		expect(second?.settings).toEqual({
			editor:
				'<p>Übers <strong>Meer</strong>. <a href="/de/orte/bucht/?a=1#b">Buchten</a></p><p>Fünf</p>' +
				'<img alt="Eine Bucht." src="/x.jpg">',
			field_options: 'Jemand von uns|us\nAbschicken|it',
			post_query_include_term_ids: ['5'],
			template_id: '1060',
			button: { url: popup(1061) },
		});
		expect(content.warnings).toEqual([]);
	});

	it('does not change its original', async () => {
		const { named } = await load();
		const [first] = named('/')?.elementor?.elements ?? [];
		expect(first?.settings).toMatchObject({ title: 'The fleet', link: { url: '/fleet/wren/' } });
	});

	it('is below the translation of the page above it, with any name of that page', async () => {
		const { named } = await load();
		expect(named('/de/orte/bucht/')).toMatchObject({ title: 'Bucht' });
	});

	it('has the figures, the date and the terms of its original', async () => {
		const { content, named } = await load();
		expect(named('/de/fleet/wren/')).toMatchObject({
			title: 'Wren',
			date: '2026-04-09T00:00:00',
			content: '<p>Klein, gelb.</p>',
			meta: { seats: '4', licence: 'Nein', length: '4,2' },
			termIds: named('/fleet/wren/')?.termIds,
		});
		expect(content.terms.find(({ slug }) => slug === 'neues')?.meta).toEqual({ depth: '4' });
		expect(named('/de/eins/')).toMatchObject({ termIds: [5], date: '2026-05-01T00:00:00' });
	});

	it('keeps its own text unchanged', async () => {
		const { named } = await load();
		expect(named('/de/eins/')?.content).toBe('<p>Eigener <a href="/places/cove/">Text</a></p>');
	});

	it('is shown where its original is: pages in conditions are those of its language', async () => {
		const { content, named } = await load();
		const desk = content.posts.find(({ databaseId }) => databaseId === 1061);
		expect(desk?.elementor?.conditions).toEqual([
			`include/singular/page/${named('/de/')?.databaseId}`,
		]);
	});

	it('names entries that translate nothing', async () => {
		const { content } = await load({
			...FOLDER,
			'pages/places.de.json': { slug: 'orte', texts: { Places: 'Orte', Pladces: 'Orte' } },
			'templates/part.de.json': { settings: { bbbbbb1: {} }, texts: { Part: 'Teil' } },
			'pages/alone.de.json': { title: 'Allein', texts: { Alone: 'Allein' } },
		});
		expect(content.warnings).toEqual([
			'pages/alone.de.json, at texts: translates nothing: there is no page/alone',
			'pages/places.de.json, at texts: "Pladces" stands nowhere in pages/places.md',
			'templates/part.de.json, at settings.bbbbbb1: no element of the original has this id',
		]);
	});
});

describe('the strings of a language', () => {
	it('are the names of terms, people, media and the site itself in it', async () => {
		const { content } = await load();
		const store = createStore(content);
		const german = storeInLanguage(store, 'de');
		expect(german.settings).toMatchObject({
			description: 'Boote für einen Tag',
			dateFormat: 'j. F Y',
		});
		expect(german.terms('boat-type').map(({ name }) => name)).toEqual(['Beiboot']);
		expect(german.contentType('boat')?.label).toBe('Boote');
		expect(german.userBySlug('crew')?.name).toBe('Die Crew');
		expect(german.mediaByFile('2026/01/bay.svg')?.media?.altText).toBe('Eine Bucht.');
		expect(german.termBySlug('boat-type', 'tender')).toBe(german.terms('boat-type')[0]);
		expect(
			storeInLanguage(store, 'en')
				.terms('boat-type')
				.map(({ name }) => name),
		).toEqual(['Tender']);
	});

	it('have to be texts', async () => {
		const files = { ...FOLDER, 'languages/de.json': { Tender: 4 } };
		await expect(load(files)).rejects.toThrow(/languages\/de\.json, at Tender\s+found: 4/);
	});
});
