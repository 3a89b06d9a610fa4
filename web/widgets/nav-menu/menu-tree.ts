/** What of a menu item decides its place. */
export interface PlacedItem {
	databaseId: number;
	/** Database id of the item above; 0 or null at the top. */
	parentDatabaseId?: number | null;
	/** Place in the whole menu; items without one come last. */
	order?: number | null;
}

/** An item with those of its submenu. */
export interface MenuNode<Item> {
	item: Item;
	children: MenuNode<Item>[];
}

/**
 * A flat menu as a tree, in the menu's order. An item whose parent is missing stands at the top; where parents
 * run in a circle, the item that closes it does, so that no item is lost and none is shown twice.
 */
export function menuTree<Item extends PlacedItem>(items: readonly Item[]): MenuNode<Item>[] {
	const ordered = [...items].sort((a, b) => placeOf(a) - placeOf(b));
	const nodes = new Map<number, MenuNode<Item>>();
	for (const item of ordered) {
		if (!nodes.has(item.databaseId)) nodes.set(item.databaseId, { item, children: [] });
	}
	const parents = new Map<number, number>();
	const top: MenuNode<Item>[] = [];
	for (const node of nodes.values()) {
		const { databaseId, parentDatabaseId } = node.item;
		const parent = nodes.get(parentDatabaseId ?? 0);
		if (!parent || isBelow(parent.item.databaseId, databaseId, parents)) {
			top.push(node);
			continue;
		}
		parents.set(databaseId, parent.item.databaseId);
		parent.children.push(node);
	}
	return top;
}

/** Whether `id` is `above` itself or stands under it, as far as parents are settled. */
function isBelow(id: number, above: number, parents: ReadonlyMap<number, number>): boolean {
	for (let one: number | undefined = id; one !== undefined; one = parents.get(one)) {
		if (one === above) return true;
	}
	return false;
}

function placeOf({ order }: PlacedItem): number {
	return order ?? Number.POSITIVE_INFINITY;
}
