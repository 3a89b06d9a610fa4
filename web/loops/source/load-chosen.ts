import { allPosts } from '@outrigger/rules/lists/posts-query';
import type { CurrentNode } from '../../elements/context/current-node';
import { narrowedClauses } from '../query/chosen-terms';
import { EMPTY_LIST, type ListRequest, type LoadedList, stretchOf } from '../query/list-page';
import type { ChosenList } from './base-list';
import { listedNodes } from './listed-nodes';
import { type LoopSources, restBaseOf } from './loop-sources';
import { orderedIds } from './ordered-ids';
import { FIRST } from './post-ids';

/** The items of a manual selection that visitors may see. */
export async function loadChosen(
	sources: LoopSources,
	request: ListRequest,
	list: ChosenList,
): Promise<LoadedList> {
	const [nodes, clauses] = await Promise.all([
		listedNodes(sources, list.ids),
		narrowedClauses(sources, [], request.chosen),
	]);
	if (!clauses) return EMPTY_LIST;
	const left = nodes.filter(({ databaseId }) => !list.excludedIds.includes(databaseId));
	if (clauses.length === 0) return stretchOf(request, left);
	const queries = await chosenQueries(sources, left);
	const fitting = await Promise.all(
		queries.map(async (query) => {
			const ids = await orderedIds(sources, { ...query, clauses }, request.seed);
			return (await ids(FIRST)).ids;
		}),
	);
	const fit = new Set(fitting.flat());
	return stretchOf(
		request,
		left.filter(({ databaseId }) => fit.has(databaseId)),
	);
}

/** The chosen items as lists of one content type each; there is no list for a type that REST does not show. */
export async function chosenQueries(sources: LoopSources, nodes: readonly CurrentNode[]) {
	const types = [...new Set(nodes.map(({ contentTypeName }) => contentTypeName))];
	const queries = await Promise.all(
		types.map(async (type) => {
			const restBase = await restBaseOf(sources, type);
			const ids = nodes.flatMap((node) => (node.contentTypeName === type ? [node.databaseId] : []));
			return restBase === null ? [] : [{ ...allPosts(restBase), ids }];
		}),
	);
	return queries.flat();
}
