/**
 * Items by a key that each has alone; of two with one key the last counts.
 * Without the pairs that `new Map(items.map(…))` takes: a site has 100,000 posts, and many such indices.
 */
export function indexBy<Item, Key>(
	items: Iterable<Item>,
	keyOf: (item: Item) => Key,
): Map<Key, Item> {
	const index = new Map<Key, Item>();
	for (const item of items) index.set(keyOf(item), item);
	return index;
}
