import { describe, expect, it } from 'vitest';
import { listAt, SLICE, withoutLongLists } from './long-lists';

const list = (length: number) => Array.from({ length }, (_, at) => ({ at }));

describe('the long lists of a value', () => {
	it('are removed from the value at any depth, and a mark keeps their place', () => {
		const long = list(SLICE + 1);
		const given = { page: { elements: long, tags: [{ of: long }] }, title: 'Bay', none: null };
		const { value, lists } = withoutLongLists(given);
		expect(value).toEqual({
			page: { elements: [], tags: [{ of: [] }] },
			title: 'Bay',
			none: null,
		});
		expect(lists).toEqual([
			{ path: ['page', 'elements'], entries: long },
			{ path: ['page', 'tags', 0, 'of'], entries: long },
		]);
		for (const { path, entries } of lists) listAt(value, path).push(...entries);
		expect(value).toEqual(given);
		expect(given.page.elements).toHaveLength(SLICE + 1);
	});

	it('are empty if a list fits into one message', () => {
		const given = { elements: list(SLICE), nodes: [[], [1]] };
		expect(withoutLongLists(given)).toEqual({ value: given, lists: [] });
		expect(withoutLongLists(null)).toEqual({ value: null, lists: [] });
		expect(withoutLongLists(list(SLICE + 1)).lists).toMatchObject([{ path: [] }]);
	});

	it('keep names as names', () => {
		const given = JSON.parse(`{"__proto__":{"list":${JSON.stringify(list(SLICE + 1))}}}`);
		const { value, lists } = withoutLongLists(given);
		expect(lists[0]?.path).toEqual(['__proto__', 'list']);
		listAt(value, lists[0]?.path ?? []).push('a');
		expect(JSON.stringify(value)).toBe('{"__proto__":{"list":["a"]}}');
		expect(Object.prototype).not.toHaveProperty('list');
	});
});
