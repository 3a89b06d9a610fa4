import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ItemNode, itemTree, type PlacedItem } from './item-tree';

const item = (databaseId: number, parentDatabaseId = 0) => ({ databaseId, parentDatabaseId });

function outline(nodes: readonly ItemNode<PlacedItem>[]): unknown[] {
	return nodes.map(({ item: { databaseId }, children }) =>
		children.length > 0 ? [databaseId, outline(children)] : databaseId,
	);
}

describe('a list of items with parents', () => {
	it('nests them in the order of the list', () => {
		const items = [item(1), item(2), item(3, 1), item(4, 3), item(5, 1)];
		expect(outline(itemTree(items))).toEqual([[1, [[3, [4]], 5]], 2]);
	});

	it('keeps an item with a missing parent', () => {
		expect(outline(itemTree([item(1, 99), item(2)]))).toEqual([1, 2]);
	});

	it('takes the first of two items with one id', () => {
		const [node] = itemTree([item(1, 9), item(1, 8), item(2, 1)]);
		expect(node?.item.parentDatabaseId).toBe(9);
		expect(node?.children).toHaveLength(1);
	});

	it('breaks a circle where it closes', () => {
		expect(outline(itemTree([item(1, 3), item(2, 1), item(3, 2), item(4)]))).toEqual([
			[3, [[1, [2]]]],
			4,
		]);
		expect(outline(itemTree([item(1, 1)]))).toEqual([1]);
	});

	it('shows every item exactly once, with any parents', () => {
		const items = fc.uniqueArray(
			fc.record({
				databaseId: fc.integer({ min: 1, max: 12 }),
				parentDatabaseId: fc.option(fc.integer({ min: 0, max: 14 })),
			}),
			{ selector: ({ databaseId }) => databaseId },
		);
		fc.assert(
			fc.property(items, (list) => {
				const shown = outline(itemTree(list)).flat(Number.POSITIVE_INFINITY);
				expect(shown.toSorted()).toEqual(list.map(({ databaseId }) => databaseId).toSorted());
			}),
		);
	});
});
