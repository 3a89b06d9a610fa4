import { allPosts } from '@outrigger/rules/lists/posts-query';
import { describe, expect, it } from 'vitest';
import { fakeSources, idsDown, rowsWith } from '../testing/fake-sources';
import { orderedIds } from './ordered-ids';

const TAXONOMY = { restBase: 'kinds', isHierarchical: true, contentTypes: null };
const clause = (termId: number) => [{ taxonomy: TAXONOMY, termId }];
const posts = (count: number) => ({ find: () => rowsWith(idsDown(9000, count)) });

describe('the ids of a list', () => {
	it('come from REST, one part a request, where one request can name the list', async () => {
		const { sources, asked } = fakeSources({ ...posts(2500), hasLoops: true });
		const ids = await orderedIds(sources, { ...allPosts('posts'), clauses: [clause(1)] }, '');
		expect(await ids({ start: 2490, length: 10 })).toEqual({
			ids: idsDown(6510, 10),
			total: 2500,
		});
		expect(asked).toHaveLength(1);
	});

	it('are empty, without a request, if nothing can match', async () => {
		const { sources, asked } = fakeSources({});
		const ids = await orderedIds(sources, { ...allPosts('posts'), clauses: [[]] }, '');
		expect(await ids({ start: 0, length: 10 })).toEqual({ ids: [], total: 0 });
		expect(asked).toEqual([]);
	});

	it('come from the extension where REST would need several requests, or has no such order', async () => {
		const { sources, queried, asked } = fakeSources({
			hasLoops: true,
			data: { LoopIds: () => ({ elementorLoop: { total: 4000, databaseIds: [3, 2] } }) },
		});
		const both = { ...allPosts('posts'), clauses: [clause(1), clause(2)] };
		const byNumber = { ...allPosts('posts'), orderBy: 'menu_order', order: 'asc' } as const;
		for (const query of [both, byNumber]) {
			const ids = await orderedIds(sources, query, '');
			expect(await ids({ start: 3998, length: 10 })).toEqual({ ids: [3, 2], total: 4000 });
		}
		expect(asked).toEqual([]);
		expect(queried.map(([, { orderby, offset, first }]) => [orderby, offset, first])).toEqual([
			[[{ field: 'DATE', order: 'DESC' }], 3998, 10],
			[[{ field: 'MENU_ORDER', order: 'ASC' }], 3998, 10],
		]);
	});
});

describe('an order of chance', () => {
	const all = { ...allPosts('posts'), orderBy: 'rand' } as const;

	it('is one of the newest thousand, and older ones follow by date', async () => {
		const { sources } = fakeSources(posts(1250));
		const ids = await orderedIds(sources, all, 'seed');
		const parts = [];
		for (let start = 0; start < 1250; start += 50) parts.push(await ids({ start, length: 50 }));
		expect(parts.every(({ total }) => total === 1250)).toBe(true);
		const found = parts.flatMap((part) => part.ids);
		expect(found.slice(0, 1000).toSorted((one, other) => other - one)).toEqual(idsDown(9000, 1000));
		expect(found.slice(0, 1000)).not.toEqual(idsDown(9000, 1000));
		expect(found.slice(1000)).toEqual(idsDown(8000, 250));
	});

	it('is the same for the same seed', async () => {
		const order = async (seed: string) =>
			(await orderedIds(fakeSources(posts(30)).sources, all, seed))({ start: 0, length: 30 });
		expect(await order('a')).toEqual(await order('a'));
		expect(await order('a')).not.toEqual(await order('b'));
	});
});

describe('an order that neither REST nor the extension has', () => {
	it('is WPGraphQL’s of the first hundred, before the others', async () => {
		const { sources } = fakeSources({
			...posts(1250),
			data: {
				OrderedNodes: () => ({
					contentNodes: { nodes: [{ databaseId: 8500 }, { databaseId: 8999 }] },
				}),
			},
		});
		const ids = await orderedIds(sources, { ...allPosts('posts'), orderBy: 'comment_count' }, '');
		expect(await ids({ start: 0, length: 4 })).toEqual({
			ids: [8500, 8999, 9000, 8998],
			total: 1250,
		});
		expect((await ids({ start: 1240, length: 20 })).ids).toEqual(idsDown(7760, 10));
	});
});
