import type { PostRecord } from '@outrigger/formats/model/records';
import type { PostResult } from './post-result';
import type { PostTable } from './post-table';
import type { Page, Window } from './store';

/** Cuts a window out of an answer. Without `first` and `last` the window is everything between the cursors. */
export function cutPage(result: PostResult, window: Window, table: PostTable): Page<PostRecord> {
	const total = result.docs.length;
	const placeOf = (databaseId: number | undefined) => {
		const doc = databaseId === undefined ? undefined : table.docOf(databaseId);
		return doc === undefined ? -1 : result.placeOf(doc);
	};
	const after = placeOf(window.afterId);
	const before = placeOf(window.beforeId);
	let start = Math.min(total, after + 1 + Math.max(0, window.offset ?? 0));
	let end = Math.max(start, before === -1 ? total : before);
	if (window.first !== undefined) end = Math.min(end, start + Math.max(0, window.first));
	if (window.last !== undefined) start = Math.max(start, end - Math.max(0, window.last));
	const items: PostRecord[] = [];
	for (let place = start; place < end; place++) items.push(table.record(result.docs[place] ?? 0));
	return { items, total, hasNextPage: end < total, hasPreviousPage: start > 0 };
}
