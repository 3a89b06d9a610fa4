import type { Orders } from './orders';
import { partitionPoint } from './partition-point';
import type { PostIndex } from './post-index';
import { type PostSet, setOfDocs, setOfRange } from './post-set';
import type { PostTable } from './post-table';
import type { PostQuery } from './store';

interface Indexes {
	table: PostTable;
	index: PostIndex;
	orders: Orders;
}

interface Bounds {
	after?: string | undefined;
	before?: string | undefined;
	inclusive?: boolean;
}

/** The posts that meet the date conditions of a query, one set for each condition. */
export function datesWithin(query: PostQuery, indexes: Indexes): PostSet[] {
	const column = query.dateColumn ?? 'date';
	const sets: PostSet[] = [];
	if (query.year !== undefined) sets.push(indexes.index.find(`${column}Year`, query.year));
	if (query.month !== undefined) sets.push(indexes.index.find(`${column}Month`, query.month));
	if (query.day !== undefined) sets.push(indexes.index.find(`${column}Day`, query.day));
	if (query.after !== undefined || query.before !== undefined)
		sets.push(between(column, query, indexes));
	const changed = { after: query.modifiedAfter, before: query.modifiedBefore };
	if (changed.after !== undefined || changed.before !== undefined)
		sets.push(between('modified', changed, indexes));
	return sets;
}

/** In the order newest first the wanted posts form one run: a binary search finds its two ends. */
function between(
	column: 'date' | 'modified',
	{ after, before, inclusive = false }: Bounds,
	{ table, orders }: Indexes,
): PostSet {
	const order = orders.find([{ field: column, order: 'DESC' }]);
	const dateAt = (place: number) => table.record(order ? (order.docs[place] ?? 0) : place)[column];
	const isTooNew = (date: string) =>
		before !== undefined && (inclusive ? date > before : date >= before);
	const isTooOld = (date: string) =>
		after !== undefined && (inclusive ? date < after : date <= after);
	const start = partitionPoint(table.universe, (place) => isTooNew(dateAt(place)));
	const end = partitionPoint(table.universe, (place) => !isTooOld(dateAt(place)));
	if (!order) return setOfRange(start, end, table.universe);
	return setOfDocs(order.docs.slice(start, Math.max(start, end)).sort(), table.universe);
}
