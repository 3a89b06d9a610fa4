/** The largest number of items of a list that WPGraphQL gives at once. */
const LIST_LIMIT = 100;

/** Maps each id of a list to its group of up to a hundred ids. It is computed once for all pictures of a document. */
const known = new WeakMap<readonly number[], ReadonlyMap<number, readonly string[]>>();

/**
 * The group of up to a hundred ids that one request fetches together with this id. If no setting contains the id (it
 * comes from a dynamic value), the group has only this id.
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
