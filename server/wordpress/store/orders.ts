import type { PostRecord } from '@outrigger/formats/model/records';
import { foldText } from '@outrigger/rules/text/fold-text';
import { LRUCache } from 'lru-cache';
import type { PostTable } from './post-table';
import type { PostOrderField, PostQuery } from './store';

/** All posts in one order, both ways. */
export interface Order {
	/** Post numbers in that order. */
	docs: Uint32Array;
	/** Post number → its place. */
	ranks: Uint32Array;
}

export type OrderTerm = NonNullable<PostQuery['orderBy']>[number];

/** Precomputed orders of the whole table, for slicing instead of sorting. */
export interface Orders {
	/**
	 * `null` for the table's own order, newest first. Of equal posts the one with the higher id comes first, as in
	 * WPGraphQL.
	 */
	find(terms: readonly OrderTerm[]): Order | null;
	/** Call when comment counts have changed. */
	forgetCommentCounts(): void;
}

const MAX_KEPT_ORDERS = 32;

const NUMBERS: Partial<Record<PostOrderField, (post: PostRecord) => number>> = {
	id: (post) => post.databaseId,
	author: (post) => post.authorId,
	parent: (post) => post.parentId,
	menu_order: (post) => post.menuOrder,
	comment_count: (post) => post.commentCount,
};

const TEXTS: Partial<Record<PostOrderField, (post: PostRecord) => string>> = {
	date: (post) => post.date,
	modified: (post) => post.modified,
	slug: (post) => post.slug,
	title: (post) => foldText(post.title),
};

/** The function computes an order on its first use and keeps the last 32 combinations. */
export function createOrders(table: PostTable): Orders {
	const columns = new Map<PostOrderField, Float64Array>();
	const orders = new LRUCache<string, Order>({ max: MAX_KEPT_ORDERS });
	const columnOf = (field: PostOrderField) => {
		let column = columns.get(field);
		if (!column) {
			column = sortableColumn(table, field);
			columns.set(field, column);
		}
		return column;
	};
	return {
		find: (terms) => {
			const key = terms.map((term) => `${term.field} ${term.order}`).join();
			if (key === '' || key === 'date DESC') return null;
			let order = orders.get(key);
			if (!order) {
				order = sortTable(
					table,
					terms.map((term) => [columnOf(term.field), term.order === 'ASC' ? 1 : -1]),
				);
				orders.set(key, order);
			}
			return order;
		},
		forgetCommentCounts: () => {
			columns.delete('comment_count');
			for (const key of [...orders.keys()]) if (key.includes('comment_count')) orders.delete(key);
		},
	};
}

/** Numbers that compare as the field does; texts become their place among all texts of the field. */
function sortableColumn(table: PostTable, field: PostOrderField): Float64Array {
	const number = NUMBERS[field];
	if (number) return Float64Array.from(table.records, number);
	const column = new Float64Array(table.universe);
	const text = TEXTS[field];
	if (!text) return column;
	const texts = table.records.map(text);
	const places = new Map([...new Set(texts)].sort().map((value, place) => [value, place]));
	return column.map((_, doc) => places.get(texts[doc] ?? '') ?? 0);
}

function sortTable(table: PostTable, columns: [Float64Array, 1 | -1][]): Order {
	const ids = Float64Array.from(table.records, (post) => post.databaseId);
	const docs = Uint32Array.from(table.records, (_, doc) => doc).sort((one, other) => {
		for (const [column, direction] of columns) {
			const difference = (column[one] ?? 0) - (column[other] ?? 0);
			if (difference !== 0) return difference * direction;
		}
		return (ids[other] ?? 0) - (ids[one] ?? 0);
	});
	const ranks = new Uint32Array(table.universe);
	docs.forEach((doc, rank) => {
		ranks[doc] = rank;
	});
	return { docs, ranks };
}
