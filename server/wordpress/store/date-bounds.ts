import type { Orders } from './orders';
import { partitionPoint } from './partition-point';
import type { PostIndex } from './post-index';
import { type PostSet, setOfDocs, setOfRange } from './post-set';
import type { PostTable } from './post-table';
import type { PostQuery } from './store';

/** The posts that meet the date conditions of a question, one set a condition. */
export function datesWithin(
	query: PostQuery,
	indexes: { table: PostTable; index: PostIndex; orders: Orders },
): PostSet[] {
	const column = query.dateColumn ?? 'date';
	const sets: PostSet[] = [];
	if (query.year !== undefined) sets.push(indexes.index.find(`${column}Year`, query.year));
	if (query.month !== undefined) sets.push(indexes.index.find(`${column}Month`, query.month));
	if (query.day !== undefined) sets.push(indexes.index.find(`${column}Day`, query.day));
	if (query.after !== undefined || query.before !== undefined)
		sets.push(between(query, indexes.table, indexes.orders));
	return sets;
}

/** Newest first the wanted posts stand in one run: its two ends are found by halving. */
function between(query: PostQuery, table: PostTable, orders: Orders): PostSet {
	const column = query.dateColumn ?? 'date';
	const order = orders.find([{ field: column, order: 'DESC' }]);
	const dateAt = (place: number) => table.record(order ? (order.docs[place] ?? 0) : place)[column];
	const { after, before, inclusive = false } = query;
	const isTooNew = (date: string) =>
		before !== undefined && (inclusive ? date > before : date >= before);
	const isTooOld = (date: string) =>
		after !== undefined && (inclusive ? date < after : date <= after);
	const start = partitionPoint(table.universe, (place) => isTooNew(dateAt(place)));
	const end = partitionPoint(table.universe, (place) => !isTooOld(dateAt(place)));
	if (!order) return setOfRange(start, end, table.universe);
	return setOfDocs(order.docs.slice(start, Math.max(start, end)).sort(), table.universe);
}
