import { idsOf, type PostsQuery, postsQueryPath } from '../../../domain/posts-query';
import type { CurrentNode } from '../../elements/current-node';
import { EMPTY_LIST, type ListRequest, type LoadedList, stretchOf } from '../query/list-page';
import { chosenTerms } from '../query/term-conditions';
import { listedNodes } from './listed-nodes';
import { type LoopSources, restBaseOf } from './loop-sources';

/** A manual selection: of any content type, in its own order, as far as visitors may see it. */
export async function loadChosen(
	sources: LoopSources,
	request: ListRequest,
	ids: readonly number[],
): Promise<LoadedList> {
	const [nodes, chosen] = await Promise.all([
		listedNodes(sources, [...new Set(ids)].slice(0, 100)),
		chosenTerms(sources, request.chosen),
	]);
	if (!chosen) return EMPTY_LIST;
	const shown = request.query.avoid_duplicates ? await request.shownBefore() : [];
	const fitting = chosen.length > 0 ? await fittingIds(sources, nodes, chosen) : null;
	const all = nodes.filter(
		({ databaseId }) =>
			!shown.includes(databaseId) && (fitting === null || fitting.has(databaseId)),
	);
	return stretchOf(request, all);
}

async function fittingIds(
	sources: LoopSources,
	nodes: readonly CurrentNode[],
	include: PostsQuery['include'],
): Promise<ReadonlySet<number>> {
	const types = [...new Set(nodes.map(({ contentTypeName }) => contentTypeName))];
	const lists = await Promise.all(
		types.map(async (type) => {
			const ids = nodes.flatMap(({ contentTypeName, databaseId }) =>
				contentTypeName === type ? [databaseId] : [],
			);
			const query: PostsQuery = {
				restBase: await restBaseOf(sources, type),
				include,
				exclude: [],
				authors: [],
				excludedAuthors: [],
				ids,
				excludedIds: [],
				orderBy: 'post_date',
				order: 'desc',
			};
			return idsOf((await sources.rest(postsQueryPath(query, { start: 0, length: 100 }))).body);
		}),
	);
	return new Set(lists.flat());
}
