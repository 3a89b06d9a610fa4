import type { Page } from '../../store/store';
import { type Paging, toCursor } from './paging';

/** One entry of a list. */
export interface EdgeModel<T> {
	cursor: string;
	node: T;
}

/** The model that resolves every `…Connection` type of the schema. */
export interface ConnectionModel<T> {
	edges: EdgeModel<T>[];
	nodes: T[];
	pageInfo: {
		hasNextPage: boolean;
		hasPreviousPage: boolean;
		startCursor: string | null;
		endCursor: string | null;
	};
}

/** The model that resolves every one-to-one edge. */
export interface SingleEdgeModel<T> {
	cursor: null;
	node: T;
}

/** A link to one node, `null` when there is none. */
export function singleEdge<T>(node: T | null | undefined): SingleEdgeModel<T> | null {
	return node === null || node === undefined ? null : { cursor: null, node };
}

/**
 * A page of a store's answer as a connection, with WPGraphQL's rule for further pages: it looks for a next page only
 * with `first`, or if `before` names an existing item, and for a previous page only with `last`, or if `after` names an
 * existing item.
 *
 * @param keyOf returns the content of an item's cursor: the database id, or a name
 * @param exists true if a cursor's key names an existing item
 */
export function toConnection<T>(
	page: Page<T>,
	paging: Paging,
	keyOf: (item: T) => number | string,
	exists: (key: string) => boolean,
): ConnectionModel<T> {
	const nodes = page.items;
	const cursorAt = (index: number) => {
		const item = nodes.at(index);
		return item === undefined ? null : toCursor(keyOf(item));
	};
	const names = (key: string | null) => key !== null && exists(key);
	return {
		nodes,
		get edges() {
			return nodes.map((node) => ({ cursor: toCursor(keyOf(node)), node }));
		},
		pageInfo: {
			hasNextPage: paging.asksFirst ? page.hasNextPage : names(paging.before),
			hasPreviousPage: paging.isBackward ? page.hasPreviousPage : names(paging.after),
			startCursor: cursorAt(0),
			endCursor: cursorAt(-1),
		},
	};
}
