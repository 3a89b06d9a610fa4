import { allPosts } from '@outrigger/rules/lists/posts-query';
import { describe, expect, it } from 'vitest';
import { fakeSources, idsDown, rowsWith } from '../testing/fake-sources';
import { sharedIds } from './shared-ids';

const request = (category: number) => ({
	...allPosts('posts'),
	include: [{ restBase: 'categories', termIds: [category], hasChildren: true }],
	relation: 'AND' as const,
	exclude: [],
	excludedIds: [9999],
});

/** Posts in categories; the answer to a request by ids has the order of these ids. */
function wordPress(byCategory: Readonly<Record<number, readonly number[]>>) {
	const { sources, asked } = fakeSources({
		find: ({ searchParams }) => {
			const own = byCategory[Number(searchParams.get('categories[terms]'))] ?? [];
			const wanted = searchParams.get('include')?.split(',').map(Number);
			return rowsWith(wanted ? wanted.filter((id) => own.includes(id)) : own);
		},
	});
	const shared = sharedIds(sources, Object.keys(byCategory).map(Number).map(request));
	return { shared, asked };
}

describe('ids that several requests share', () => {
	it('stand in the order of the shortest, and are requested once', async () => {
		const { shared, asked } = wordPress({ 1: [9, 8, 7, 6, 5], 2: [8, 6, 2], 3: [6, 7, 8, 9] });
		expect(await shared({ start: 0, length: 1 })).toEqual({ ids: [8], total: 2 });
		expect(await shared({ start: 1, length: 5 })).toEqual({ ids: [6], total: 2 });
		expect(await shared({ start: 2, length: 5 })).toEqual({ ids: [], total: 2 });
		expect(asked).toHaveLength(5);
		const among = asked.filter((path) => path.includes('include=8'));
		expect(among).toHaveLength(2);
		// REST would ignore an exclusion in a request with ids.
		expect(among.join()).not.toContain('exclude');
	});

	it('are not looked for where one of them finds nothing', async () => {
		const { shared, asked } = wordPress({ 1: [9, 8], 2: [] });
		expect(await shared({ start: 0, length: 5 })).toEqual({ ids: [], total: 0 });
		expect(asked).toHaveLength(2);
	});

	it('end after a thousand of the shortest', async () => {
		const { shared, asked } = wordPress({ 1: idsDown(9000, 3000), 2: idsDown(8500, 1500) });
		expect(await shared({ start: 995, length: 10 })).toEqual({
			ids: idsDown(7505, 5),
			total: 1000,
		});
		expect(asked).toHaveLength(2 + 9 + 10);
	});
});
