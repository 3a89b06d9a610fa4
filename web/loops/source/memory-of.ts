/**
 * Remembers the requests so far, by key and in their order, so that a component that suspended finds its request again.
 * The memory lasts as long as its owner. The owner is the page of a single rendering if the answers depend on the
 * address, else the client.
 */
export function memoryOf<Owner extends object, Value>(): (owner: Owner) => Map<string, Value> {
	const byOwner = new WeakMap<Owner, Map<string, Value>>();
	return (owner) => {
		const known = byOwner.get(owner) ?? new Map<string, Value>();
		byOwner.set(owner, known);
		return known;
	};
}
