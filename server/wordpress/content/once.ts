/** Makes a value when it is first asked for, and gives the same from then on. Most sites name no parents, for one. */
export function once<Value>(make: () => Value): () => Value {
	let made: { value: Value } | undefined;
	return () => {
		made ??= { value: make() };
		return made.value;
	};
}
