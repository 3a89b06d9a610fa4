/** WPGraphQL gives no more of a list at once. */
const LIST_LIMIT = 100;

/** The group of a hundred for each id of a list, computed once for all pictures of a document. */
const known = new WeakMap<readonly number[], ReadonlyMap<number, readonly string[]>>();

/**
 * The group of up to a hundred ids that one request fetches together with an id. Only the id itself if no setting has
 * it (a dynamic value).
 */
export function listWith(id: number, ids: readonly number[]): readonly string[] {
	const lists = known.get(ids) ?? listsOf(ids);
	known.set(ids, lists);
	return lists.get(id) ?? [`${id}`];
}

function listsOf(ids: readonly number[]): ReadonlyMap<number, readonly string[]> {
	const lists = new Map<number, readonly string[]>();
	for (let start = 0; start < ids.length; start += LIST_LIMIT) {
		const hundred = ids.slice(start, start + LIST_LIMIT);
		const texts = hundred.map(String);
		for (const id of hundred) if (!lists.has(id)) lists.set(id, texts);
	}
	return lists;
}
