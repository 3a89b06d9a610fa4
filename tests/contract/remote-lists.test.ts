import { contentFolder } from 'outrigger/testing/content-folder';
import { type RealWordPress, realWordPress } from 'outrigger/testing/real-wordpress';
import { openWith } from 'outrigger/testing/whole-site';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storedWidget } from '../support/stored-widget';

const story = (number: number, categories: string[]) => ({
	databaseId: 100 + number,
	slug: `s${number}`,
	title: `S${number}`,
	date: `2026-05-0${number}T10:00:00`,
	categories,
	content: '',
});
const LIST = 'a1b2c3d';
const CONTENT = {
	'pages/home.md': '---\ndatabaseId: 1\ntitle: Home\n---\n\nWelcome.\n',
	'site.json': JSON.stringify({ pageOnFront: 'home', postsPerPage: 2 }),
	'terms.json': JSON.stringify({
		category: [
			{ databaseId: 11, name: 'Trips', slug: 'trips' },
			{ databaseId: 12, name: 'North', slug: 'north', parent: 'trips' },
			{ databaseId: 13, name: 'Repairs', slug: 'repairs' },
			{ databaseId: 14, name: 'Engines', slug: 'engines', parent: 'repairs' },
		],
	}),
	'posts/all.json': JSON.stringify([
		story(1, ['north']),
		story(2, ['trips', 'engines']),
		story(3, ['repairs']),
		story(4, ['north', 'engines']),
		story(5, ['north', 'repairs']),
	]),
	'pages/list.json': JSON.stringify({
		version: '0.4',
		type: 'wp-page',
		title: 'List',
		slug: 'list',
		databaseId: 31,
		page_settings: [],
		content: [
			storedWidget('f000001', 'taxonomy-filter', {
				selected_element: LIST,
				taxonomy: 'category',
				show_item_count: 'yes',
				show_child_taxonomy: 'yes',
			}),
			storedWidget(LIST, 'posts', { classic_posts_per_page: 2, pagination_type: 'numbers' }),
		],
	}),
};

let wordpress: RealWordPress;
beforeAll(async () => {
	wordpress = await realWordPress(contentFolder(CONTENT));
});
afterAll(() => wordpress.close());
beforeEach(() => {
	wordpress.hasExtension = false;
	wordpress.asked.length = 0;
});

const open = () => openWith({ WORDPRESS_URL: wordpress.url });
const shown = (html: string) => ({
	slugs: [...html.matchAll(/elementor-post__title"><a href="[^"]*\/(s\d)\/"/g)].map(
		([, slug]) => slug,
	),
	total: Number(/data-total="(\d+)"/.exec(html)?.[1]),
});

describe('lists in front of a real WordPress', () => {
	it('have the content below a term, page by page, and its feed has the same', async () => {
		const { get } = await open();
		const text = async (path: string) => (await get(path)).text();
		expect(shown(await text('/category/trips/'))).toEqual({ slugs: ['s5', 's4'], total: 4 });
		expect(shown(await text('/category/trips/page/2/'))).toEqual({ slugs: ['s2', 's1'], total: 4 });
		expect(shown(await text('/category/trips/north/'))).toEqual({ slugs: ['s5', 's4'], total: 3 });
		const feed = await text('/category/trips/feed/');
		expect([...feed.matchAll(/\?p=(\d+)/g)].map(([, id]) => Number(id))).toEqual([
			105, 104, 102, 101,
		]);
	});

	it('come whole from the extension, and filters call it once', async () => {
		wordpress.hasExtension = true;
		const { get } = await open();
		const html = await (await get(`/list/?e-filter-${LIST}-category=trips+repairs`)).text();
		expect(shown(html)).toEqual({ slugs: ['s5', 's4'], total: 3 });
		const counts = html.matchAll(/data-filter="([a-z]+)".*?item-count"> \((\d)\)/g);
		expect(Object.fromEntries([...counts].map(([, slug, count]) => [slug, Number(count)]))).toEqual(
			{
				trips: 4,
				north: 3,
				repairs: 4,
				engines: 2,
			},
		);
		const asked = (name: string) =>
			wordpress.asked
				// One request may contain several operations.
				.flatMap(({ body }): { operationName: string }[] => [JSON.parse(body)].flat())
				.filter(({ operationName }) => operationName === name).length;
		expect([asked('LoopIds'), asked('LoopTerms')]).toEqual([1, 1]);
	});
});
