/**
 * Remembers a value that depends on one record, for example a post or the kit. Records do not change while the site
 * serves them, and are freed with their content.
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

/**
 * As `perRecord`, but with one value for each of the few things (typographies of languages) on which a text also
 * depends.
 */
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
