/** A value to order by. */
export type SortKey = string | number;

/**
 * A sorted copy; equal ones keep their order.
 * @param keyOf numbers order by size, texts as a person would
 */
export function sortBy<T>(
	list: readonly T[],
	keyOf: (one: T) => SortKey,
	direction: 'asc' | 'desc',
): T[] {
	const sign = direction === 'asc' ? 1 : -1;
	const compare = (one: SortKey, other: SortKey) =>
		typeof one === 'number' && typeof other === 'number'
			? one - other
			: String(one).localeCompare(String(other), 'en');
	return [...list].sort((one, other) => sign * compare(keyOf(one), keyOf(other)));
}

/** The place of each id in a requested list; other ids come last. */
export function placeIn<T>(list: readonly T[] | undefined): (one: T) => number {
	const places = new Map(list?.map((one, at) => [one, at]));
	return (one) => places.get(one) ?? Number.MAX_SAFE_INTEGER;
}
