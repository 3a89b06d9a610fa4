import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MenuNode, menuTree, type PlacedItem } from './menu-tree';

const item = (databaseId: number, parentDatabaseId = 0, order = databaseId) => ({
	databaseId,
	parentDatabaseId,
	order,
});

function outline(nodes: readonly MenuNode<PlacedItem>[]): unknown[] {
	return nodes.map(({ item: { databaseId }, children }) =>
		children.length > 0 ? [databaseId, outline(children)] : databaseId,
	);
}

describe('a menu', () => {
	it('nests its items in the order of the menu', () => {
		const items = [item(3, 1), item(1), item(4, 3), item(2), item(5, 1)];
		expect(outline(menuTree(items))).toEqual([[1, [[3, [4]], 5]], 2]);
	});

	it('keeps an item whose parent is missing', () => {
		expect(outline(menuTree([item(1, 99), item(2)]))).toEqual([1, 2]);
	});

	it('breaks a circle where it closes', () => {
		expect(outline(menuTree([item(1, 3), item(2, 1), item(3, 2), item(4)]))).toEqual([
			[3, [[1, [2]]]],
			4,
		]);
		expect(outline(menuTree([item(1, 1)]))).toEqual([1]);
	});

	it('shows every item exactly once, whatever the parents say', () => {
		const items = fc.uniqueArray(
			fc.record({
				databaseId: fc.integer({ min: 1, max: 12 }),
				parentDatabaseId: fc.option(fc.integer({ min: 0, max: 14 })),
				order: fc.option(fc.integer({ min: 1, max: 5 })),
			}),
			{ selector: ({ databaseId }) => databaseId },
		);
		fc.assert(
			fc.property(items, (menu) => {
				const shown = outline(menuTree(menu)).flat(Number.POSITIVE_INFINITY);
				expect(shown.toSorted()).toEqual(menu.map(({ databaseId }) => databaseId).toSorted());
			}),
		);
	});
});
