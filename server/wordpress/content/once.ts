/** Makes a value at its first use and then always returns it: most sites never need some of these values. */
export function once<Value>(make: () => Value): () => Value {
	let made: { value: Value } | undefined;
	return () => {
		made ??= { value: make() };
		return made.value;
	};
}
