import { indexBy } from '../store/index-by';

/** A record whose parent is of its own kind; the parent 0 means the top. */
interface Child {
	databaseId: number;
	parentId: number;
}

/** The cycles among parents, each once, from child to parent. An unknown parent counts as the top. */
export function findCycles<Item extends Child>(items: readonly Item[]): Item[][] {
	// Posts at the top, which most are, cannot be in a cycle.
	const children = items.filter(({ parentId }) => parentId !== 0);
	const byId = indexBy(children, ({ databaseId }) => databaseId);
	const cleared = new Set<Item>();
	const cycles: Item[][] = [];
	for (const start of children) {
		const line: Item[] = [];
		const onLine = new Set<Item>();
		let item: Item | undefined = start;
		while (item && !cleared.has(item) && !onLine.has(item)) {
			line.push(item);
			onLine.add(item);
			item = byId.get(item.parentId);
		}
		if (item && onLine.has(item)) cycles.push(line.slice(line.indexOf(item)));
		for (const passed of line) cleared.add(passed);
	}
	return cycles;
}
