/**
 * What has been asked for, by key, in the order in which it was: a component that suspended finds there what it waits
 * for. It lasts as long as its owner: the page of one rendering, where the address counts, else the client.
 */
export function memoryOf<Owner extends object, Value>(): (owner: Owner) => Map<string, Value> {
	const byOwner = new WeakMap<Owner, Map<string, Value>>();
	return (owner) => {
		const known = byOwner.get(owner) ?? new Map<string, Value>();
		byOwner.set(owner, known);
		return known;
	};
}
