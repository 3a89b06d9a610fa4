import type { PostRecord } from '@outrigger/formats/model/records';
import { createOrders } from './orders';
import { createPostIndex } from './post-index';
import { answerQuery } from './post-result';
import { createPostTable } from './post-table';
import { createSearchIndex } from './search-index';
import type { PostQuery, Store } from './store';
import { createTermTree } from './term-tree';

/**
 * Searches a list of posts outside of the store, by the rules of the store, and returns the results in the order of the
 * query. Each call indexes the list.
 */
export function findAmong(
	posts: readonly PostRecord[],
	query: PostQuery,
	store: Pick<Store, 'content' | 'term' | 'childTermsOf'>,
): PostRecord[] {
	const { contentTypes, taxonomies } = store.content;
	const table = createPostTable(posts);
	const { docs } = answerQuery(query, {
		table,
		index: createPostIndex(table),
		orders: createOrders(table),
		search: createSearchIndex(table, contentTypes),
		termTree: createTermTree(store, taxonomies),
	});
	return [...docs].map((doc) => table.record(doc));
}
