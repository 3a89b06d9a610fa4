/** The fields of a menu item, page or term that determine its position. */
export interface PlacedItem {
	databaseId: number;
	/** Database id of the parent; 0 or null at the top. */
	parentDatabaseId?: number | null;
}

/** An item with its children. */
export interface ItemNode<Item> {
	item: Item;
	children: ItemNode<Item>[];
}

/**
 * Nests a flat list in list order. An item with a missing parent moves to the top. In a cycle of
 * parents, the item that closes the cycle moves to the top, so that each item appears exactly
 * once.
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

/** True if `id` is `above` itself or one of its descendants, according to the parents that are set so far. */
function isBelow(id: number, above: number, parents: ReadonlyMap<number, number>): boolean {
	for (let one: number | undefined = id; one !== undefined; one = parents.get(one)) {
		if (one === above) return true;
	}
	return false;
}
