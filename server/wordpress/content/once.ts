/** Makes a value at its first use, and gives the same from then on: most sites never need some of them. */
export function once<Value>(make: () => Value): () => Value {
	let made: { value: Value } | undefined;
	return () => {
		made ??= { value: make() };
		return made.value;
	};
}
