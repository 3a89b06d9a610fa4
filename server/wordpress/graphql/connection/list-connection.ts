import type { Budget } from '../budget';
import { type ConnectionModel, toConnection } from './connection';
import { type PagingArgs, readPaging } from './paging';

/** An empty list, for things that the mock does not keep: older states, plugins, scripts. */
export const emptyList = (_: unknown, args: PagingArgs, { budget }: { budget: Budget }) =>
	listConnection<never>([], args, budget, () => '');

/** Scripts and sheets of a page: a real WordPress has some, the embedded one has none. */
export const assetLists = { enqueuedScripts: emptyList, enqueuedStylesheets: emptyList };

/**
 * A list that is in memory as a connection. For short lists only (terms, menu items, users), because it searches the
 * whole list for a cursor.
 *
 * @param keyOf returns the content of an item's cursor: the database id, or a name
 */
export function listConnection<T>(
	items: readonly T[],
	args: PagingArgs,
	budget: Budget,
	keyOf: (item: T) => number | string,
): ConnectionModel<T> {
	const paging = readPaging(args);
	const indexOf = (key: string | null) =>
		key === null ? -1 : items.findIndex((item) => String(keyOf(item)) === key);
	const start = indexOf(paging.after) + 1;
	const beforeIndex = indexOf(paging.before);
	const end = beforeIndex === -1 ? items.length : beforeIndex;
	const from = paging.isBackward ? Math.max(start, end - paging.amount) : start;
	const to = paging.isBackward ? end : Math.min(end, start + paging.amount);
	const page = {
		items: items.slice(from, Math.max(from, to)),
		total: items.length,
		hasNextPage: to < end,
		hasPreviousPage: from > start,
	};
	budget.spend(page.items.length);
	return toConnection(page, paging, keyOf, (key) => indexOf(key) !== -1);
}
