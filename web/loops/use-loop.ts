import { useApolloClient } from '@apollo/client/react';
import { use, useContext } from 'react';
import type { ElementNode } from '../../domain/element-tree';
import { clearLoopFilters, readLoopFilters, readLoopPage } from '../../domain/loop-filter';
import { useCurrentNode } from '../elements/current-node';
import { type CurrentPage, useCurrentPage } from '../elements/current-page';
import { useRender } from '../elements/render-context';
import { RestContext } from '../wordpress/rest';
import { individualPageUrl, pathPageUrl } from './page/page-urls';
import type { LoadedList } from './query/list-page';
import type { QuerySettings } from './query/query-settings';
import { loadList } from './source/load-list';
import { loadMainList } from './source/load-main-list';
import type { LoopSources } from './source/loop-sources';
import { memoryOf } from './source/memory-of';

/** What a widget says of its list. */
export interface LoopSettings {
	query: QuerySettings;
	/** As stored; WordPress's own length counts on archives. */
	perPage: number;
	/** 0 for all pages. */
	pageLimit: number;
	/** True for a list that is WordPress's main query wherever there is one. */
	isArchive?: boolean;
}

/** One page of a widget's list, and the way to the others. */
export interface Loop extends LoadedList {
	/** Whether this is WordPress's main query: its pages stand in the path. */
	isMain: boolean;
	/** Relative; filters and other parameters are kept. */
	urlOf: (pageNumber: number) => string;
	/** Where the list shows everything; null while nothing is filtered. */
	clearUrl: string | null;
	sources: LoopSources;
}

/**
 * How long a list may believe that it is the same hour: what looks back on a day needs no minutes. As long a list in
 * an order of chance keeps its order, so that its pages and filters fit each other.
 */
const CLOCK_STEP_MS = 3_600_000;

/** The lists of one rendering, in the order in which they were reached. */
const listsOf = memoryOf<CurrentPage, Promise<LoadedList>>();

/**
 * The list of a widget as the current address asks for it: configured by an editor, filtered and paged by the
 * visitor. Suspends until WordPress has answered. All that counts is the page's address and the settings: the
 * widget alone gives the same.
 */
export function useLoop(element: ElementNode, settings: LoopSettings): Loop {
	const client = useApolloClient();
	const rest = useContext(RestContext);
	const { document, hasExtension } = useRender();
	const page = useCurrentPage();
	const node = useCurrentNode();
	if (!rest) throw new Error('useLoop needs a RestProvider above it: there is nothing to ask.');
	const sources: LoopSources = { client, rest, hasExtension };
	const parameters = page.url.searchParams;
	const isCurrent = settings.isArchive || settings.query.post_type === 'current_query';
	const mainQuery = isCurrent ? page.mainQuery : null;
	const chosen = readLoopFilters(parameters, element.id);
	const individual = readLoopPage(parameters, element.id);
	const lists = listsOf(page);
	const key = `${document.databaseId}:${element.id}:${node?.databaseId ?? 0}`;
	const load = () => {
		if (mainQuery) {
			return loadMainList(sources, mainQuery, chosen, Math.max(page.pageNumber, individual));
		}
		const earlier = [...lists.values()];
		const now = Math.floor(Date.now() / CLOCK_STEP_MS) * CLOCK_STEP_MS;
		return loadList(sources, {
			...settings,
			pageNumber: individual,
			chosen,
			node,
			now,
			seed: `${element.id} ${now}`,
			shownBefore: () => idsIn(earlier),
		});
	};
	const list = lists.get(key) ?? load();
	lists.set(key, list);
	return {
		...use(list),
		isMain: mainQuery !== null,
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

/** What lists show; one that failed shows nothing. */
async function idsIn(lists: readonly Promise<LoadedList>[]): Promise<number[]> {
	const settled = await Promise.allSettled(lists);
	return settled.flatMap((one) =>
		one.status === 'fulfilled' ? one.value.nodes.map(({ databaseId }) => databaseId) : [],
	);
}
