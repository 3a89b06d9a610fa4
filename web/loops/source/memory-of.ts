/**
 * Requests so far, by key and in their order: a component that suspended finds its request there.
 * The memory lasts as long as its owner: the page of a single rendering if the address counts,
 * else the client.
 */
export function memoryOf<Owner extends object, Value>(): (owner: Owner) => Map<string, Value> {
	const byOwner = new WeakMap<Owner, Map<string, Value>>();
	return (owner) => {
		const known = byOwner.get(owner) ?? new Map<string, Value>();
		byOwner.set(owner, known);
		return known;
	};
}
