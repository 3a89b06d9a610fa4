import {
	idsOf,
	LONGEST_PAGE,
	type PostsOrder,
	type PostsQuery,
	postsQueryPath,
} from '../../../domain/posts-query';
import { shuffled } from '../../../domain/shuffle';
import { OrderedNodesDocument } from '../../wordpress/listed-nodes.generated';
import type { LoopSources } from './loop-sources';

/** Of longer lists the newest so many are put in order: each hundred is a request of its own. */
const MOST_IDS = 1_000;

const GRAPHQL_ORDERS = { comment_count: 'COMMENT_COUNT', menu_order: 'MENU_ORDER' } as const;

/**
 * The ids of a list in an order that core REST has not: REST says what belongs to the list, WPGraphQL or chance in
 * which order it stands. WPGraphQL gives the first hundred of an order; what comes behind them stays in the order of
 * dates.
 *
 * @param seed equal ones give equal orders of chance
 */
export async function orderedIds(
	sources: LoopSources,
	query: PostsQuery,
	seed: string,
): Promise<number[]> {
	const ids = await allIds(sources, query);
	const field = graphqlOrder(query.orderBy);
	if (!field || ids.length < 2) return shuffled(ids, seed);
	const { data } = await sources.client.query({
		query: OrderedNodesDocument,
		variables: {
			ids: ids.map(String),
			field,
			order: query.order === 'asc' ? 'ASC' : 'DESC',
		},
	});
	const first = (data?.contentNodes?.nodes ?? []).map(({ databaseId }) => databaseId);
	return [...new Set([...first, ...ids])];
}

async function allIds({ rest }: LoopSources, query: PostsQuery): Promise<number[]> {
	const byDate = { ...query, orderBy: 'post_date', order: 'desc' } as const;
	const page = (start: number) => rest(postsQueryPath(byDate, { start, length: LONGEST_PAGE }));
	const first = await page(0);
	const starts: number[] = [];
	for (let start = LONGEST_PAGE; start < Math.min(first.total, MOST_IDS); start += LONGEST_PAGE) {
		starts.push(start);
	}
	const others = await Promise.all(starts.map(page));
	return [first, ...others].flatMap(({ body }) => idsOf(body));
}

function graphqlOrder(order: PostsOrder) {
	return order in GRAPHQL_ORDERS ? GRAPHQL_ORDERS[order as keyof typeof GRAPHQL_ORDERS] : undefined;
}
