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

/** As `perRecord`, once for each of the few things (typographies of languages) that a text is made by. */
export function perRecordBy<K extends object, By extends object, V>(
	make: (record: K, by: By) => V,
): (record: K, by: By) => V {
	const kept = new WeakMap<By, (record: K) => V>();
	return (record, by) => {
		const known = kept.get(by) ?? perRecord((one: K) => make(one, by));
		kept.set(by, known);
		return known(record);
	};
}
