import { type Login, logIn } from 'outrigger/testing/log-in';
import { openSite, WHOLE_SITE_URL, type WholeSite, wholeSite } from 'outrigger/testing/whole-site';
import { beforeAll, describe, expect, it } from 'vitest';
import { storedWidget } from '../support/stored-widget';

/** A page of the demonstration that contains a list of posts and a loop grid. */
const CATALOGUE = { post_id: 3250, posts: '3250f04', grid: '3250f02' };

interface Story {
	id: number;
	slug: string;
	title: { rendered: string };
	categories: number[];
	author: number;
}

let site: WholeSite;
let login: Login;
let stories: Story[];
beforeAll(async () => {
	site = await openSite('content');
	login = await logIn(site, 'harbour', 'demonstration');
	const answer = await site.get(
		'/wp-json/wp/v2/posts?per_page=100&orderby=date&order=desc&lang=en',
	);
	stories = (await answer.json()) as Story[];
});

/** Returns the output of a widget with the settings that an editor tries out. */
async function shown(
	settings: object,
	{
		address = '/widgets/taxonomy-filter/',
		on = site,
		as = login,
		postId = CATALOGUE.post_id,
		widgetId = CATALOGUE.posts,
	} = {},
): Promise<string> {
	const response = await on.app.request(`${WHOLE_SITE_URL}/wp-json/elementor-pro/v1/refresh-loop`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', cookie: as.cookie, 'x-wp-nonce': as.nonce },
		body: JSON.stringify({
			post_id: postId,
			widget_id: widgetId,
			widget_filters: {},
			pagination_base_url: WHOLE_SITE_URL + address,
			is_edit_mode: true,
			widget_model: { settings },
		}),
	});
	expect(response.status).toBe(200);
	return ((await response.json()) as { data: string }).data;
}
const pathsIn = (html: string) =>
	[...html.matchAll(/elementor-post__title"><a href="[^"]*\/([^/"]+)\/"/g)].map(
		([, slug]) => slug ?? '',
	);
const listed = async (settings: object, options = {}) =>
	pathsIn(await shown({ classic_posts_per_page: 100, ...settings }, options));
const slugs = (found: readonly Story[]) => found.map(({ slug }) => slug);
const category = async (slug: string) => {
	const answer = await site.get(`/wp-json/wp/v2/categories?slug=${slug}`);
	return ((await answer.json()) as { id: number }[])[0]?.id ?? 0;
};

describe('a list of the demonstration', () => {
	it('has the newest first where no setting changes that', async () => {
		expect(stories.length).toBeGreaterThan(20);
		expect(await listed({})).toEqual(slugs(stories));
		expect(await listed({ posts_order: 'asc' })).toEqual(slugs(stories).reverse());
		const [first] = await listed({ posts_orderby: 'post_title', posts_order: 'asc' });
		expect(first).toBe('a-cove-for-the-tender');
	});

	it('chosen by hand keeps its order, of any type, without missing items', async () => {
		const [one, two] = [stories[3], stories[1]];
		const boats = await (await site.get('/wp-json/wp/v2/boats?slug=wren')).json();
		const wren = (boats as { id: number }[])[0]?.id;
		expect(wren).toBeGreaterThan(0);
		const ids = [one?.id, 999_999, wren, two?.id].map(String);
		expect(await listed({ posts_post_type: 'by_id', posts_posts_ids: ids })).toEqual([
			one?.slug,
			'wren',
			two?.slug,
		]);
	});

	it('takes only some terms and authors, and leaves out others', async () => {
		const places = await category('places');
		const inPlaces = ({ categories }: Story) => categories.includes(places);
		const included = await listed({
			posts_include: ['terms', 'authors'],
			posts_include_term_ids: [`${places}`],
			posts_include_authors: ['3'],
		});
		expect(included).toEqual(slugs(stories.filter((one) => inPlaces(one) && one.author === 3)));
		expect(included.length).toBeGreaterThan(2);
		const excluded = await listed({
			posts_exclude: ['terms', 'authors'],
			posts_exclude_term_ids: [`${places}`],
			posts_exclude_authors: ['2'],
		});
		expect(excluded).toEqual(slugs(stories.filter((one) => !inPlaces(one) && one.author !== 2)));
		expect(excluded.length).toBeGreaterThan(2);
		expect(
			await listed({ posts_exclude: ['manual_selection'], posts_exclude_ids: [stories[0]?.id] }),
		).toEqual(slugs(stories.slice(1)));
	});

	it('does not look at conditions that an editor has switched off', async () => {
		const settings = { posts_include: [], posts_include_term_ids: ['4'], posts_exclude: [] };
		expect(await listed(settings)).toEqual(slugs(stories));
	});

	it('begins behind its offset, and is paged from there', async () => {
		const settings = {
			posts_offset: 4,
			classic_posts_per_page: 3,
			pagination_type: 'numbers',
			pagination_page_limit: '',
		};
		expect(pathsIn(await shown(settings))).toEqual(slugs(stories.slice(4, 7)));
		const address = `/widgets/taxonomy-filter/?e-page-${CATALOGUE.posts}=3`;
		const third = await shown(settings, { address });
		expect(pathsIn(third)).toEqual(slugs(stories.slice(10, 13)));
		expect(third).toContain(`data-total="${stories.length - 4}"`);
	});

	it('of related posts shares a term with the post that the page is about, and is without it', async () => {
		const about = stories.find(({ slug }) => slug === 'reading-the-wind');
		const related = await listed(
			{ posts_post_type: 'related', posts_related_taxonomies: ['category'] },
			{ address: '/stories/reading-the-wind/' },
		);
		expect(related).toEqual(
			slugs(
				stories.filter(
					({ slug, categories }) =>
						slug !== about?.slug && categories.some((id) => about?.categories.includes(id)),
				),
			),
		);
		expect(related.length).toBeGreaterThan(0);
	});

	it('of related posts has a fallback without related posts', async () => {
		const settings = { posts_post_type: 'related', posts_related_taxonomies: ['nothing'] };
		const address = '/stories/reading-the-wind/';
		expect(await listed(settings, { address })).toEqual([]);
		expect(
			await listed({ ...settings, posts_related_fallback: 'fallback_recent' }, { address }),
		).toEqual(slugs(stories.filter(({ slug }) => slug !== 'reading-the-wind')));
	});

	it('stands in the order of its comments', async () => {
		const answer = await site.get('/wp-json/wp/v2/comments?per_page=100&_fields=post');
		const counts = new Map<number, number>();
		for (const { post } of (await answer.json()) as { post: number }[]) {
			counts.set(post, (counts.get(post) ?? 0) + 1);
		}
		const countOf = (slug: string) =>
			counts.get(stories.find((s) => s.slug === slug)?.id ?? 0) ?? 0;
		const most = await listed({ posts_orderby: 'comment_count' });
		expect(most.map(countOf)).toEqual([...most.map(countOf)].sort((a, b) => b - a));
		expect(countOf(most[0] ?? '')).toBeGreaterThan(countOf(most.at(-1) ?? ''));
		expect(most.toSorted()).toEqual(slugs(stories).toSorted());
		const least = await listed({ posts_orderby: 'comment_count', posts_order: 'asc' });
		expect(least.map(countOf)).toEqual([...least.map(countOf)].sort((a, b) => a - b));
	});

	it('stands in an order of chance that its pages, its filters and a second look agree on', async () => {
		const settings = {
			posts_orderby: 'rand',
			pagination_type: 'numbers',
			pagination_page_limit: '',
			classic_posts_per_page: 12,
		};
		const page = (number: number) =>
			listed(settings, {
				address: `/widgets/taxonomy-filter/?e-page-${CATALOGUE.posts}=${number}`,
			});
		const both = [...(await page(1)), ...(await page(2))];
		expect(both.toSorted()).toEqual(slugs(stories).toSorted());
		expect(both).not.toEqual(slugs(stories));
		expect([...(await page(1)), ...(await page(2))]).toEqual(both);
	});

	it('has another template at a place, and one that takes no post’s place', async () => {
		const templates = (html: string) =>
			[...html.matchAll(/data-elementor-type="loop-item" data-elementor-id="(\d+)"/g)].map(
				([, id]) => Number(id),
			);
		const settings = {
			template_id: '3271',
			posts_per_page: 4,
			alternate_template: 'yes',
			alternate_templates: [
				{ _id: 'a', template_id: '3272', repeat_template: 2, show_once: '' },
				{
					_id: 'b',
					template_id: '3273',
					repeat_template: 1,
					show_once: 'yes',
					static_position: 'yes',
				},
			],
		};
		const widgetId = CATALOGUE.grid;
		expect(templates(await shown(settings, { widgetId }))).toEqual([3273, 3272, 3271, 3272, 3271]);
		expect(templates(await shown({ ...settings, alternate_template: '' }, { widgetId }))).toEqual([
			3271, 3271, 3271, 3271,
		]);
	});
});

describe('a list with pinned posts', () => {
	const story = (id: number, fields: string) =>
		`---\ndatabaseId: ${id}\ntitle: Story ${id}\nslug: s${id}\n${fields}\n---\n\nText.\n`;
	let small: WholeSite;
	let editor: Login;
	beforeAll(async () => {
		small = await wholeSite({
			'pages/list.json': JSON.stringify({
				title: 'List',
				type: 'wp-page',
				version: '0.4',
				slug: 'list',
				databaseId: 30,
				page_settings: [],
				content: [storedWidget('a1b2c3d', 'posts')],
			}),
			'templates/header.json': JSON.stringify({
				title: 'Header',
				type: 'header',
				version: '0.4',
				databaseId: 31,
				conditions: ['include/general'],
				page_settings: [],
				content: [storedWidget('e1b2c3d', 'posts', { classic_posts_per_page: 1 })],
			}),
			'posts/first.md': story(41, 'date: 2026-05-01\nsticky: true\nmenuOrder: 3'),
			'posts/secret.md': story(42, 'date: 2026-05-02\nmenuOrder: 1'),
			'posts/draft.md': story(43, 'date: 2026-05-03\nmenuOrder: 2'),
			'comments.json': '[]',
		});
		editor = await logIn(small, 'crew', 'aboard');
	});
	const order = async (settings: object) => {
		const options = { on: small, as: editor, postId: 30, widgetId: 'a1b2c3d', address: '/list/' };
		return listed(settings, options);
	};

	it('puts them first only where an editor does not ignore that they are pinned', async () => {
		expect(await order({})).toEqual(['s43', 's42', 's41']);
		expect(await order({ posts_ignore_sticky_posts: 'yes' })).toEqual(['s43', 's42', 's41']);
		expect(await order({ posts_ignore_sticky_posts: '' })).toEqual(['s41', 's43', 's42']);
	});

	it('leaves out the items of the header’s list, pinned or not', async () => {
		expect(await order({ posts_avoid_duplicates: 'yes' })).toEqual(['s42', 's41']);
		const pinned = { posts_avoid_duplicates: 'yes', posts_ignore_sticky_posts: '' };
		expect(await order(pinned)).toEqual(['s41', 's42']);
		const byNumber = { ...pinned, posts_orderby: 'menu_order', posts_order: 'asc' };
		expect(await order(byNumber)).toEqual(['s41', 's42']);
	});

	it('stands behind them in an order that REST has not', async () => {
		const byNumber = { posts_orderby: 'menu_order', posts_order: 'asc' };
		expect(await order(byNumber)).toEqual(['s42', 's43', 's41']);
		expect(await order({ ...byNumber, posts_ignore_sticky_posts: '' })).toEqual([
			's41',
			's42',
			's43',
		]);
	});
});
