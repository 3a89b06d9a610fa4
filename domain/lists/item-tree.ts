/** What of a menu item, a page or a term decides its place. */
export interface PlacedItem {
	databaseId: number;
	/** Database id of the item above; 0 or null at the top. */
	parentDatabaseId?: number | null;
}

/** An item with those under it. */
export interface ItemNode<Item> {
	item: Item;
	children: ItemNode<Item>[];
}

/**
 * A flat list as a tree, in the order of the list. An item whose parent is not in the list stands at the top; where
 * parents run in a circle, the item that closes it does, so that no item is lost and none is shown twice.
 */
export function itemTree<Item extends PlacedItem>(items: readonly Item[]): ItemNode<Item>[] {
	const nodes = new Map<number, ItemNode<Item>>();
	for (const item of items) {
		if (!nodes.has(item.databaseId)) nodes.set(item.databaseId, { item, children: [] });
	}
	const parents = new Map<number, number>();
	const top: ItemNode<Item>[] = [];
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
