import { describe, expect, it } from 'vitest';
import { answeredNode } from '../../elements/testing/answered-node';
import { renderWidget, type ServerSetting } from '../../elements/testing/render-on-server';
import type { RestAnswer } from '../../wordpress/rest';
import { searchForm } from '../search-form';
import { posts } from './index';
import { firstWords } from './post-item';

const story = (databaseId: number, title: string) =>
	answeredNode(databaseId, {
		title,
		uri: `/stories/${databaseId}/`,
		slug: `${databaseId}`,
		date: '2026-06-03T05:40:00',
		excerpt: '<p>Out before the gulls.</p>\n',
		commentCount: 1,
		commentStatus: 'open',
	});

const list = (ids: number[], total = ids.length): RestAnswer => ({
	status: 200,
	body: ids.map((id) => ({ id })),
	total,
	totalPages: Math.ceil(total / Math.max(ids.length, 1)),
});

const asked: string[] = [];
const render = (
	settings: object,
	setting: ServerSetting & { answer?: RestAnswer; type?: string } = {},
) => {
	asked.length = 0;
	return renderWidget(setting.type ?? 'posts', settings, {
		widgets: [posts],
		rest: async (path) => {
			asked.push(path);
			return setting.answer ?? list([9, 3]);
		},
		execute: async ({ operationName }) => ({
			data: {
				ListedNodes: {
					contentNodes: { __typename: 'C', nodes: [story(3, 'Knots'), story(9, 'First light')] },
				},
			}[operationName ?? ''],
		}),
		...setting,
	});
};

describe('a list of posts', () => {
	it('keeps the order of WordPress', async () => {
		const html = await render({});
		expect(html.indexOf('First light')).toBeLessThan(html.indexOf('Knots'));
		expect(asked).toEqual(['wp/v2/posts?orderby=date&order=desc&per_page=6&page=1&_fields=id']);
	});

	it('gives each picture a name by which it travels to its post', async () => {
		const pictured = (databaseId: number) =>
			answeredNode(databaseId, {
				title: 'Knots',
				uri: `/stories/${databaseId}/`,
				featuredImage: {
					node: { databaseId: 70 + databaseId, sourceUrl: '/wp-content/uploads/bay.jpg' },
				},
			});
		const execute = async () => ({
			data: { contentNodes: { __typename: 'C', nodes: [pictured(3), pictured(9)] } },
		});
		const html = await render({ _attributes: 'view-transition-name|picture-' }, { execute });
		expect([...html.matchAll(/ data-shared="([^"]*)"/g)].map(([, name]) => name)).toEqual([
			'picture-9',
			'picture-3',
		]);
		expect(await render({ _attributes: 'data-kind|log' }, { execute })).not.toContain(
			'data-shared',
		);
	});

	it('reads the controls of its skin', async () => {
		const html = await render({
			_skin: 'cards',
			cards_title_tag: 'h2',
			cards_show_read_more: '',
			cards_posts_per_page: 2,
			classic_title_tag: 'h5',
		});
		expect(html).toContain('elementor-posts--skin-cards');
		expect(html).toContain('<h2 class="elementor-post__title">');
		expect(html).not.toContain('read-more');
		expect(asked[0]).toContain('per_page=2');
	});

	it('names its pages with its own parameter', async () => {
		const html = await render(
			{ pagination_type: 'numbers_and_prev_next', classic_posts_per_page: 2 },
			{ answer: list([9, 3], 8) },
		);
		expect(html).toContain('<a class="page-numbers" href="/bay/?e-page-a1b2c3d=2">');
		expect(html).toContain('rel="next" href="/bay/?e-page-a1b2c3d=2">Next »</a>');
	});

	it('shows a sentence when it is empty', async () => {
		const html = await render({ nothing_found_message: 'No stories yet.' }, { answer: list([]) });
		expect(html).toContain('elementor-posts-nothing-found">No stories yet.</p>');
	});

	it('survives invalid settings', async () => {
		for (const settings of [{}, { classic_columns: 'many', posts_posts_ids: 'x' }, { _skin: 7 }]) {
			expect(await render(settings)).toContain('<article');
		}
	});
});

describe('the list of an archive', () => {
	it('is the main query, paged by path', async () => {
		const html = await render(
			{},
			{
				type: 'archive-posts',
				page: { mainQuery: { kind: 'post-type', restBase: 'posts' }, path: '/stories/' },
				answer: list([9, 3], 21),
			},
		);
		expect(asked).toEqual(['wp/v2/posts?ignore_sticky=false&page=1&per_page=10&_fields=id']);
		expect(html).toContain('<a class="page-numbers" href="/stories/page/3/">');
		expect(html).not.toContain('/stories/page/4/');
	});
});

describe('the results of a search', () => {
	const found = (search: string, answer = list([9, 3])) =>
		render(
			{ nothing_found_message: 'Nothing.', archive_classic_title_tag: 'h2' },
			{
				type: 'archive-posts',
				page: { kind: 'search', search, mainQuery: { kind: 'search', search } },
				answer,
				widgets: [posts, searchForm],
				execute: async ({ operationName }) => ({
					data: {
						ListedNodes: {
							contentNodes: {
								__typename: 'C',
								nodes: [story(3, 'Knots'), story(9, 'First light')],
							},
						},
						LoopItemContents: { contentNodes: { __typename: 'C', nodes: [] } },
						LoopItemKinds: {
							contentNodes: {
								__typename: 'C',
								nodes: [
									kindOf(9, {
										label: 'Stories',
										labels: { __typename: 'L', singularName: 'Story' },
									}),
									kindOf(3, { label: null, labels: null }),
								],
							},
						},
					}[operationName ?? ''],
				}),
			},
		);
	const kindOf = (databaseId: number, type: object) => ({
		...story(databaseId, ''),
		contentType: { __typename: 'E', node: { __typename: 'ContentType', id: 'c', ...type } },
	});

	it('name the kind of each item and mark the words', async () => {
		const html = await found('lights gull light');
		expect(html).toContain('<p class="elementor-post__kind">Story</p>');
		expect(html).toContain('First <mark>light</mark></a>');
		expect(html).toContain('before the <mark>gull</mark>s.');
	});

	it('are not requested without words: then the field is shown, with the focus', async () => {
		const html = await found('  ');
		expect(asked).toEqual([]);
		expect(html).not.toContain('Nothing.');
		expect(html).toMatch(/<input [^>]*autofocus="" name="s"\/?>/i);
	});

	it('show a message without a suggestion, if WordPress has none', async () => {
		const html = await found('petrl', list([]));
		expect(html).toContain('Nothing.');
		expect(html).not.toContain('Did you mean');
	});
});

describe('the first words', () => {
	it('end with an ellipsis where there is more', () => {
		expect(firstWords('out before the gulls', 2)).toBe('out before…');
		expect(firstWords('out before', 2)).toBe('out before');
		expect(firstWords('out before', 0)).toBe('out before');
		expect(firstWords('out before', Number.NaN)).toBe('out before');
	});
});
