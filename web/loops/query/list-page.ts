import { pageCountOf, pageLength } from '@outrigger/rules/lists/posts-query';
import type { CurrentNode } from '../../elements/context/current-node';
import type { ChosenTerms } from './chosen-terms';
import type { QuerySettings } from './query-settings';

/** One page of a list. */
export interface LoadedList {
	nodes: readonly CurrentNode[];
	/** From 1; the last page where a later one was asked for. */
	pageNumber: number;
	/** At least 1. */
	pageCount: number;
	/** How many there are on all pages. */
	total: number;
	/** How many stand on the pages before. */
	start: number;
}

/** A list as it is asked for. */
export interface ListRequest {
	query: QuerySettings;
	/** As stored. */
	perPage: number;
	/** From 1. */
	pageNumber: number;
	/** How many pages are offered; 0 for all. */
	pageLimit: number;
	/** What the visitor chose. */
	chosen: readonly ChosenTerms[];
	/** The content that the page is about. */
	node: CurrentNode | null;
	/** Epoch milliseconds. */
	now: number;
	/** Of an order of chance: equal ones give equal orders. */
	seed: string;
	/** What lists further up show; asked only where duplicates are to be avoided. */
	shownBefore: () => Promise<readonly number[]>;
}

/** What is loaded where nothing fits. */
export const EMPTY_LIST: LoadedList = {
	nodes: [],
	pageNumber: 1,
	pageCount: 1,
	total: 0,
	start: 0,
};

/** How many pages of a list visitors can turn to, at least 1. */
export function pagesOffered(
	{ perPage, pageLimit }: Pick<ListRequest, 'perPage' | 'pageLimit'>,
	total: number,
	offset = 0,
): number {
	const count = pageCountOf(total, offset, pageLength(perPage));
	return pageLimit > 0 ? Math.min(count, pageLimit) : count;
}

/** The page of a list that is known as a whole. */
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
