/**
 * What a table has under a name that came from outside: an address, a request, a stored setting. Every object also
 * answers to `constructor`, `toString` and `__proto__`; of those a table has none.
 *
 * @returns undefined for a name that is not the table's own, and for what is no text
 */
export function ownValue<Value>(
	table: Readonly<Record<string, Value>>,
	name: unknown,
): Value | undefined {
	return typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined;
}
