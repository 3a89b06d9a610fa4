import { hasRestOrder, type PostsQuery, postsRequests } from '@outrigger/rules/lists/posts-query';
import { shuffled } from '@outrigger/rules/lists/shuffle';
import { OrderedNodesDocument } from '../../wordpress/listed-nodes.generated';
import { loopIds } from './loop-ids';
import type { LoopSources } from './loop-sources';
import { firstIds, headedIds, knownIds, type PostIds, requestedIds } from './post-ids';
import { sharedIds } from './shared-ids';

const GRAPHQL_ORDERS = { comment_count: 'COMMENT_COUNT', menu_order: 'MENU_ORDER' } as const;

/**
 * The ids of a list in its order. If one request to core REST is enough for the list, the ids come from core REST;
 * otherwise from the extension, or without the extension from several requests to core REST.
 *
 * A random order covers only the newest thousand posts; older posts follow by date. Without the extension an order by
 * comments, or by the number that editors give, covers only the first hundred posts in the same way.
 *
 * @param seed equal seeds give equal random orders
 */
export async function orderedIds(
	sources: LoopSources,
	query: PostsQuery,
	seed: string,
): Promise<PostIds> {
	const { orderBy } = query;
	if (orderBy === 'rand') {
		const byDate = idsInOrder(sources, { ...query, ...NEWEST_FIRST });
		const { ids } = await firstIds(byDate);
		return headedIds(shuffled(ids, seed), byDate, ids.length);
	}
	if (hasRestOrder(query) || sources.hasLoops) return idsInOrder(sources, query);
	const byDate = idsInOrder(sources, { ...query, ...NEWEST_FIRST });
	const { ids } = await firstIds(byDate);
	const field = orderBy in GRAPHQL_ORDERS && GRAPHQL_ORDERS[orderBy as keyof typeof GRAPHQL_ORDERS];
	if (!field || ids.length < 2) return byDate;
	const { data } = await sources.client.query({
		query: OrderedNodesDocument,
		variables: {
			ids: ids.map(String),
			field,
			order: query.order === 'asc' ? 'ASC' : 'DESC',
		},
	});
	const first = (data?.contentNodes?.nodes ?? []).map(({ databaseId }) => databaseId);
	return headedIds([...new Set([...first, ...ids])], byDate, ids.length);
}

const NEWEST_FIRST = { orderBy: 'post_date', order: 'desc' } as const;

function idsInOrder(sources: LoopSources, query: PostsQuery): PostIds {
	const requests = postsRequests(query);
	const [only] = requests;
	if (!only) return knownIds([]);
	if (requests.length === 1 && hasRestOrder(query)) return requestedIds(sources, only);
	return sources.hasLoops ? loopIds(sources, query) : sharedIds(sources, requests);
}
