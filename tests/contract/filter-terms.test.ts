import { ALL_CAPABILITIES } from '@outrigger/rules/wordpress/capabilities';
import { contentFolder } from 'outrigger/testing/content-folder';
import { openSite, type WholeSite } from 'outrigger/testing/whole-site';
import { beforeAll, describe, expect, it } from 'vitest';
import { storedWidget } from '../support/stored-widget';

const TAGS = 130;
const ids = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);
const exported = (fields: object) =>
	JSON.stringify({ version: '0.4', page_settings: [], title: 'Page', ...fields });
const filter = (id: string, selected_element: string, taxonomy: string, settings: object = {}) =>
	storedWidget(id, 'taxonomy-filter', {
		selected_element,
		taxonomy,
		show_item_count: 'yes',
		show_first_item: '',
		...settings,
	});
const posts = (id: string, settings: object = {}) =>
	storedWidget(id, 'posts', { posts_orderby: 'post_title', posts_order: 'asc', ...settings });

/** Twelve stories: `trips` with `north` below it, `repairs`; each has separate tags, and three of them share one. */
const STORIES = ids(1, 12).map((number) => ({
	databaseId: 100 + number,
	slug: `s${String(number).padStart(2, '0')}`,
	title: `S${String(number).padStart(2, '0')}`,
	categories: number % 3 === 0 ? ['repairs'] : number % 3 === 1 ? ['north'] : ['trips', 'north'],
	tags: [
		...ids((number - 1) * 10 + 1, 10).map((tag) => `tag-${tag}`),
		...(number < 4 ? ['tag-130'] : []),
	],
	content: '',
}));

const CONTENT = {
	'pages/home.md': '---\ndatabaseId: 1\ntitle: Home\n---\n\nWelcome.\n',
	'site.json': JSON.stringify({
		pageOnFront: 'home',
		contentTypes: [{ name: 'boat', rewriteSlug: 'fleet' }],
		taxonomies: [{ name: 'kind', hierarchical: true, contentTypes: ['boat'], restBase: 'kinds' }],
	}),
	'terms.json': JSON.stringify({
		category: [
			{ databaseId: 11, name: 'Trips', slug: 'trips' },
			{ databaseId: 12, name: 'North & far', slug: 'north', parent: 'trips' },
			{ databaseId: 13, name: 'Repairs', slug: 'repairs' },
			{ databaseId: 14, name: 'Unused', slug: 'unused' },
		],
		post_tag: ids(1, TAGS).map((tag) => ({ name: `Tag ${tag}`, slug: `tag-${tag}` })),
		kind: [{ databaseId: 15, name: 'RIB', slug: 'rib' }],
	}),
	'posts/all.json': JSON.stringify(STORIES),
	'boat/wren.md': '---\ndatabaseId: 200\ntitle: Wren\nkind: [rib]\n---\n\nSmall.\n',
	'posts/alone.md': '---\ndatabaseId: 99\ntitle: Without a term\ndate: 2020-01-01\n---\n\nText.\n',
	'templates/story.json': exported({
		type: 'single-post',
		databaseId: 29,
		conditions: ['include/singular/post'],
		content: [
			filter('f000007', 'a000007', 'category'),
			posts('a000007', {
				posts_post_type: 'related',
				posts_related_taxonomies: ['category'],
				posts_related_fallback: 'fallback_recent',
			}),
		],
	}),
	'templates/header.json': exported({
		type: 'header',
		databaseId: 30,
		conditions: ['include/general'],
		content: [filter('f000001', 'a000001', 'category')],
	}),
	'pages/lists.json': exported({
		type: 'wp-page',
		slug: 'lists',
		databaseId: 31,
		content: [
			posts('a000001', { posts_include: ['terms'], posts_include_term_ids: ['13'] }),
			filter('f000002', 'a000002', 'post_tag', { number_of_taxonomies: 0 }),
			posts('a000002', { classic_posts_per_page: 2 }),
			filter('f000003', 'a000003', 'category', { show_child_taxonomy: 'yes' }),
			posts('a000003', { posts_avoid_duplicates: 'yes' }),
			filter('f000004', 'a000002', 'category', { show_empty_items: 'yes' }),
			filter('f000005', 'a000002', 'kind'),
			filter('f000006', 'nowhere', 'kind'),
			filter('f000008', 'e000008', 'category'),
			storedWidget('e000008', 'heading', { title: 'No list' }),
		],
	}),
};

/** The terms that a filter offers: maps a slug to its count. */
function offered(html: string, id: string): Record<string, number> {
	const begin = html.indexOf(`data-id="${id}"`);
	expect(begin).toBeGreaterThan(0);
	const part = html.slice(begin, html.indexOf('data-id=', begin + 10));
	const found = part.matchAll(/data-filter="([^"]+)".*?item-count"> \((\d+)\)/g);
	return Object.fromEntries([...found].map(([, slug = '', count]) => [slug, Number(count)]));
}

describe.each([
	['the extension counts', true],
	['core REST is gone through', false],
])('the terms that a filter offers when %s', (_, loops) => {
	let site: WholeSite;
	let html: string;
	const page = async (query = '') => (await site.get(`/lists/${query}`)).text();
	beforeAll(async () => {
		site = await openSite(contentFolder(CONTENT), {
			...ALL_CAPABILITIES,
			loops,
			displaySettings: loops,
		});
		html = await page();
	});

	it('are the terms of its own list, in any document', () => {
		expect(offered(html, 'f000001')).toEqual({ repairs: 4 });
	});

	it('are all of them, and children count with their parents', async () => {
		const tags = offered(html, 'f000002');
		expect(Object.keys(tags)).toHaveLength(121);
		expect(tags).toMatchObject({ 'tag-1': 1, 'tag-120': 1, 'tag-130': 3 });
		expect(offered(html, 'f000004')).toEqual({ trips: 8, repairs: 4, unused: 0 });
	});

	it('leave out the items of lists further up', () => {
		// The list of repairs shows its four items, the list of all stories its first two items.
		expect(offered(html, 'f000003')).toEqual({ trips: 6, north: 6 });
	});

	it('are empty for a taxonomy that the list’s content cannot have', () => {
		expect(offered(html, 'f000005')).toEqual({});
	});

	it('are those of everything where there is no such list', () => {
		expect(offered(html, 'f000006')).toEqual({ rib: 1 });
		expect(offered(html, 'f000008')).toEqual({ trips: 8, repairs: 4 });
	});

	it('are those of related posts, and of their substitutes', async () => {
		const story = async (path: string) => (await site.get(path)).text();
		expect(offered(await story('/s03/'), 'f000007')).toEqual({ repairs: 3 });
		expect(offered(await story('/alone/'), 'f000007')).toEqual({ trips: 8, repairs: 4 });
		const filtered = await story('/alone/?e-filter-a000007-category=repairs');
		expect(filtered.slice(filtered.indexOf('data-id="a000007"'))).toContain('data-total="4"');
	});

	it('do not change with the visitor’s choice', async () => {
		const filtered = await page(
			'?e-filter-a000002-category=repairs&e-filter-a000001-category=trips',
		);
		for (const id of ['f000001', 'f000002', 'f000004']) {
			expect(offered(filtered, id)).toEqual(offered(html, id));
		}
	});
});
