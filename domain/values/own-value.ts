/**
 * Looks up a name from outside (an address, a request, a stored setting) in a table. Only own properties count,
 * because every object also has `constructor`, `toString` and `__proto__`.
 *
 * @returns undefined for a name that the table does not own, and for values that are not texts
 */
export function ownValue<Value>(
	table: Readonly<Record<string, Value>>,
	name: unknown,
): Value | undefined {
	return typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined;
}
