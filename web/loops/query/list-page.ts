import { pageCountOf, pageLength } from '@outrigger/rules/lists/posts-query';
import type { CurrentNode } from '../../elements/context/current-node';
import type { ChosenTerms } from './chosen-terms';
import type { QuerySettings } from './query-settings';

/** One page of a list. */
export interface LoadedList {
	nodes: readonly CurrentNode[];
	/** The number of the page, from 1; the last page if the request names a later page. */
	pageNumber: number;
	/** At least 1. */
	pageCount: number;
	/** The number of items on all pages. */
	total: number;
	/** The number of items on the pages before. */
	start: number;
}

/** The request for a list. */
export interface ListRequest {
	query: QuerySettings;
	/** As stored. */
	perPage: number;
	/** From 1. */
	pageNumber: number;
	/** The largest number of pages that the list offers; 0 for all pages. */
	pageLimit: number;
	/** The terms that the visitor chose. */
	chosen: readonly ChosenTerms[];
	/** The content of the page that contains the list. */
	node: CurrentNode | null;
	/** Epoch milliseconds. */
	now: number;
	/** The start value of a random order: equal seeds give equal orders. */
	seed: string;
	/** Returns the ids of the items in lists earlier on the page; called only if the list avoids duplicates. */
	shownBefore: () => Promise<readonly number[]>;
}

/** The result for a request that no item fits. */
export const EMPTY_LIST: LoadedList = {
	nodes: [],
	pageNumber: 1,
	pageCount: 1,
	total: 0,
	start: 0,
};

/** Returns the number of pages of a list that visitors can open, at least 1. */
export function pagesOffered(
	{ perPage, pageLimit }: Pick<ListRequest, 'perPage' | 'pageLimit'>,
	total: number,
	offset = 0,
): number {
	const count = pageCountOf(total, offset, pageLength(perPage));
	return pageLimit > 0 ? Math.min(count, pageLimit) : count;
}

/** Returns one page of a list whose entries are all known. */
export function stretchOf<Entry>(
	request: ListRequest,
	all: readonly Entry[],
): Omit<LoadedList, 'nodes'> & { nodes: Entry[] } {
	const length = pageLength(request.perPage);
	const pageCount = pagesOffered(request, all.length);
	const pageNumber = Math.min(Math.max(1, request.pageNumber), pageCount);
	const start = (pageNumber - 1) * length;
	return {
		nodes: all.slice(start, start + length),
		pageNumber,
		pageCount,
		total: all.length,
		start,
	};
}
