import { useApolloClient } from '@apollo/client/react';
import type { ElementNode } from '@outrigger/rules/builder/element-tree';
import type { MainQuery } from '@outrigger/rules/lists/main-query';
import { useCurrentNode } from '../elements/context/current-node';
import { type CurrentPage, useCurrentPage } from '../elements/context/current-page';
import { useRender } from '../elements/context/render-context';
import { useRestFetch } from '../wordpress/rest';
import type { LoadedList } from './query/list-page';
import type { QuerySettings } from './query/query-settings';
import type { BaseRequest } from './source/base-list';
import type { LoopSources } from './source/loop-sources';
import { memoryOf } from './source/memory-of';

/**
 * A list rounds the time to this step in milliseconds (one hour), because a condition on days needs no minutes. A list
 * in random order keeps its order for this step, so that its pages and filters match.
 */
const CLOCK_STEP_MS = 3_600_000;

/** The lists of one rendering, in the order in which the rendering reached them. */
export const listsOf = memoryOf<CurrentPage, Promise<LoadedList>>();

/** The request of a list on this page, without the terms that a visitor chose. */
export interface BaseLoop {
	sources: LoopSources;
	page: CurrentPage;
	/** Makes the key of a document's list among the lists of this rendering. */
	keyOf: (widgetId: string, documentId: number) => string;
	/** Makes the request that an editor's controls describe. */
	requestOf: (
		element: ElementNode,
		documentId: number,
		settings: { query: QuerySettings; perPage: number },
	) => BaseRequest;
}

/**
 * The sources of lists on this page, and the function that requests a list.
 * @throws outside a `RestProvider`, which is a programmer's mistake
 */
export function useBaseLoop(): BaseLoop {
	const client = useApolloClient();
	const rest = useRestFetch();
	const { hasExtension, hasLoops = false } = useRender();
	const page = useCurrentPage();
	const node = useCurrentNode();
	const keyOf = (widgetId: string, documentId: number) =>
		`${documentId}:${widgetId}:${node?.databaseId ?? 0}`;
	return {
		sources: { client, rest, hasExtension, hasLoops },
		page,
		keyOf,
		requestOf({ id }, documentId, { query, perPage }) {
			const earlier = listsBefore(page, keyOf(id, documentId));
			const now = Math.floor(Date.now() / CLOCK_STEP_MS) * CLOCK_STEP_MS;
			const seed = `${id} ${now}`;
			return { query, perPage, node, now, seed, shownBefore: () => idsIn(earlier) };
		},
	};
}

/** WordPress's main query if a list shows it on this page; null if the list uses the editor's controls. */
export function mainQueryOf(
	{ widgetType }: ElementNode,
	query: QuerySettings,
	page: CurrentPage,
): MainQuery | null {
	const isCurrent = widgetType === 'archive-posts' || query.post_type === 'current_query';
	return isCurrent ? page.mainQuery : null;
}

/** The lists that the rendering reached before this one; if it has not reached this list yet, all lists so far. */
function listsBefore(page: CurrentPage, key: string): Promise<LoadedList>[] {
	const lists = [...listsOf(page)];
	const place = lists.findIndex(([own]) => own === key);
	return (place < 0 ? lists : lists.slice(0, place)).map(([, list]) => list);
}

/** Returns the ids that lists show; a list that failed counts as empty. */
async function idsIn(lists: readonly Promise<LoadedList>[]): Promise<number[]> {
	const settled = await Promise.allSettled(lists);
	return settled.flatMap((one) =>
		one.status === 'fulfilled' ? one.value.nodes.map(({ databaseId }) => databaseId) : [],
	);
}
