/** A part of a list, as WPGraphQL gives lists. */
export interface Connection<Node> {
	nodes: Node[];
	edges: { node: Node }[];
	pageInfo: { endCursor: string | null; hasNextPage: boolean };
}

/** The arguments that choose a part of a list. */
export interface PagingArgs {
	first?: number | null;
	after?: string | null;
}

/**
 * The length of a part by WPGraphQL's rule: ten if the document does not name a length, and never more than a hundred.
 */
export function lengthOf({ first }: PagingArgs): number {
	return Math.min(Math.max(first ?? 10, 1), 100);
}

/**
 * @param next the cursor behind the part; null at the end of the list
 * @param endCursor the cursor of the last node, also at the end of the list; `next` if absent
 */
export function listOf<Node>(
	nodes: Node[],
	next: string | null = null,
	endCursor: string | null = next,
): Connection<Node> {
	return {
		nodes,
		edges: nodes.map((node) => ({ node })),
		pageInfo: { endCursor, hasNextPage: next !== null },
	};
}

/** A place in several lists that follow each other. */
export interface Place {
	/** Name of the list. */
	list: string;
	/** The number of records in the list before this place. */
	offset: number;
}

/** Writes a place as a cursor. */
export function cursorOf({ list, offset }: Place): string {
	return Buffer.from(`rest:${list}:${offset}`).toString('base64');
}

/** Reads a cursor; null for any other text, which WPGraphQL takes for the beginning of the list. */
export function placeOf(cursor: string | null | undefined): Place | null {
	const text = Buffer.from(cursor ?? '', 'base64').toString();
	const [, list, offset] = /^rest:([\w-]+):(\d{1,9})$/.exec(text) ?? [];
	return list === undefined ? null : { list, offset: Number(offset) };
}

/**
 * Reads one part of several lists in turn: those of the types of a site, or of its taxonomies. A part may be shorter
 * than requested at the end of a list; it is empty only at the end of the last list.
 *
 * @param read returns records of one list from an offset on, and the length of that list
 */
export async function readInTurn<List extends { name: string }, Node>(
	lists: readonly List[],
	args: PagingArgs,
	read: (
		list: List,
		offset: number,
		length: number,
	) => Promise<{ nodes: Node[]; read: number; total: number }>,
): Promise<Connection<Node>> {
	const length = lengthOf(args);
	const place = placeOf(args.after);
	let index = Math.max(0, place ? lists.findIndex(({ name }) => name === place.list) : 0);
	let offset = place?.offset ?? 0;
	for (let list = lists[index]; list; list = lists[index]) {
		const { nodes, read: count, total } = await read(list, offset, length);
		offset += count;
		const isOver = count === 0 || offset >= total;
		const following = isOver ? lists[index + 1] : list;
		const next = following ? cursorOf({ list: following.name, offset: isOver ? 0 : offset }) : null;
		if (nodes.length > 0 || next === null) return listOf(nodes, next);
		index = isOver ? index + 1 : index;
		offset = isOver ? 0 : offset;
	}
	return listOf<Node>([]);
}
