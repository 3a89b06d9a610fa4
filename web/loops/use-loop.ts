import type { ElementNode } from '@outrigger/rules/builder/element-tree';
import {
	clearLoopFilters,
	readLoopFilters,
	readLoopPage,
} from '@outrigger/rules/lists/loop-filter';
import { use } from 'react';
import { useRender } from '../elements/context/render-context';
import { individualPageUrl, pathPageUrl } from './page/page-urls';
import type { LoadedList } from './query/list-page';
import type { QuerySettings } from './query/query-settings';
import { loadList, loadMainList } from './source/load-list';
import type { LoopSources } from './source/loop-sources';
import { listsOf, mainQueryOf, useBaseLoop } from './use-base-loop';

/** A widget's settings for its list. */
export interface LoopSettings {
	query: QuerySettings;
	/** The number of items on a page, as stored; archives use WordPress's own number. */
	perPage: number;
	/** 0 for all pages. */
	pageLimit: number;
}

/** One page of a widget's list, and the addresses of its other pages. */
export interface Loop extends LoadedList {
	/** True if this is WordPress's main query: then the path contains the page number. */
	isMain: boolean;
	/** The visitor's search, if this list holds its results; empty if the visitor sent an empty search. */
	search: string | null;
	/** Makes the relative address of a page; filters and other parameters stay. */
	urlOf: (pageNumber: number) => string;
	/** The address at which the list shows everything; null if no filter is set. */
	clearUrl: string | null;
	sources: LoopSources;
}

/**
 * The list of a widget at the current address: configured by an editor, filtered and paged by the visitor. Suspends
 * until WordPress has answered. The list depends only on the page's address and the settings, so a call that renders
 * only the widget returns the same list.
 */
export function useLoop(element: ElementNode, settings: LoopSettings): Loop {
	const { sources, page, keyOf, requestOf } = useBaseLoop();
	const { databaseId: documentId } = useRender().document;
	const parameters = page.url.searchParams;
	const mainQuery = mainQueryOf(element, settings.query, page);
	const chosen = readLoopFilters(parameters, element.id);
	const individual = readLoopPage(parameters, element.id);
	const lists = listsOf(page);
	const key = keyOf(element.id, documentId);
	const load = () => {
		if (mainQuery) {
			const pageNumber = Math.max(page.pageNumber, individual);
			const perPage = page.site.postsPerPage;
			// If the site has no template of its own, the host's default template shows text and kind of each result.
			const showsFacts = documentId === 0;
			return loadMainList(sources, mainQuery, chosen, { pageNumber, perPage }, showsFacts);
		}
		const request = requestOf(element, documentId, settings);
		return loadList(sources, { ...settings, ...request, pageNumber: individual, chosen });
	};
	const list = lists.get(key) ?? load();
	lists.set(key, list);
	return {
		...use(list),
		isMain: mainQuery !== null,
		search: mainQuery?.kind === 'search' ? mainQuery.search : null,
		urlOf: (number) =>
			mainQuery
				? pathPageUrl(page.path, parameters, element.id, number)
				: individualPageUrl(page.path, parameters, element.id, number),
		clearUrl:
			chosen.length > 0
				? clearLoopFilters({ pathname: page.path, search: page.url.search }, element.id)
				: null,
		sources,
	};
}
