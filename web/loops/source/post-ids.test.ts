import { allPosts } from '@outrigger/rules/lists/posts-query';
import { describe, expect, it } from 'vitest';
import { fakeSources, idsDown, rowsWith } from '../testing/fake-sources';
import { firstIds, headedIds, knownIds, requestedIds } from './post-ids';

const REQUEST = { ...allPosts('posts'), include: [], relation: 'AND', exclude: [] } as const;
const listOf = (count: number) => {
	const { sources, asked } = fakeSources({ find: () => rowsWith(idsDown(5000, count)) });
	return { ids: requestedIds(sources, REQUEST), asked };
};

describe('a list with known items before the others', () => {
	const others = knownIds([7, 6, 5, 4, 3]);

	it('is one list, for any requested part', async () => {
		const headed = headedIds([20, 10], others);
		const all = [20, 10, 7, 6, 5, 4, 3];
		for (let start = 0; start < 9; start += 1) {
			for (const length of [1, 2, 3, 10]) {
				const part = await headed({ start, length });
				expect(part).toEqual({ ids: all.slice(start, start + length), total: 7 });
			}
		}
	});

	it('may leave out the others that it is made of', async () => {
		const headed = headedIds([5, 7, 6], others, 3);
		expect(await headed({ start: 0, length: 10 })).toEqual({ ids: [5, 7, 6, 4, 3], total: 5 });
		expect(await headed({ start: 2, length: 2 })).toEqual({ ids: [6, 4], total: 5 });
		expect(await headed({ start: 0, length: 2 })).toEqual({ ids: [5, 7], total: 5 });
	});

	it('knows its length where REST refuses a page behind its end', async () => {
		const { ids } = listOf(4);
		const headed = headedIds([1, 2], ids);
		expect(await headed({ start: 0, length: 2 })).toEqual({ ids: [1, 2], total: 6 });
		expect((await headed({ start: 8, length: 2 })).ids).toEqual([]);
	});
});

describe('the beginning of a list', () => {
	it.each([
		[0, 1, 0],
		[100, 1, 100],
		[101, 2, 101],
		[1000, 10, 1000],
		[1001, 10, 1000],
		[5000, 10, 1000],
	])('of %i items takes %i requests and has %i', async (count, requests, length) => {
		const { ids, asked } = listOf(count);
		const begun = await firstIds(ids);
		expect(begun).toEqual({ ids: idsDown(5000, length), total: count });
		expect(asked).toHaveLength(requests);
	});
});
