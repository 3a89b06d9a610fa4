/**
 * A text that is made of one record alone, made once. Records do not change while they are served, and go with
 * the content they belong to.
 */
export function perRecord<K extends object, V>(make: (record: K) => V): (record: K) => V {
	const kept = new WeakMap<K, { value: V }>();
	return (record) => {
		const known = kept.get(record);
		if (known !== undefined) return known.value;
		const value = make(record);
		kept.set(record, { value });
		return value;
	};
}
