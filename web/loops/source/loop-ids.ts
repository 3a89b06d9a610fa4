import type { PostsOrder, PostsQuery } from '@outrigger/rules/lists/posts-query';
import type {
	ElementorLoopWhereArgs,
	PostObjectsConnectionOrderbyEnum,
} from '../../wordpress/schema.generated';
import { LoopIdsDocument } from './loop.extension.generated';
import type { LoopSources } from './loop-sources';
import type { PostIds } from './post-ids';

/** Maps the host's orders to the orders that WPGraphQL knows. */
const ORDERS: Readonly<Record<Exclude<PostsOrder, 'rand'>, PostObjectsConnectionOrderbyEnum>> = {
	post_date: 'DATE',
	post_title: 'TITLE',
	menu_order: 'MENU_ORDER',
	modified: 'MODIFIED',
	comment_count: 'COMMENT_COUNT',
};

/**
 * The ids of a list from the extension, with any conditions and order; a random order is replaced by the order by date.
 */
export function loopIds({ client }: LoopSources, query: PostsQuery): PostIds {
	const field = query.orderBy === 'rand' ? 'DATE' : ORDERS[query.orderBy];
	return async ({ start, length }) => {
		const { data } = await client.query({
			query: LoopIdsDocument,
			variables: {
				where: loopWhere(query),
				orderby: [{ field, order: query.order === 'asc' ? 'ASC' : 'DESC' }],
				offset: start,
				first: length,
			},
		});
		const loop = data?.elementorLoop;
		const ids = loop?.databaseIds ?? [];
		return { ids: ids.filter((id) => id !== null), total: loop?.total ?? 0 };
	};
}

/** Translates a query into the arguments of the extension. */
export function loopWhere(query: PostsQuery): ElementorLoopWhereArgs {
	const idsOf = (terms: PostsQuery['exclude']) => terms.map(({ termId }) => termId);
	return {
		restBase: query.restBase,
		terms: [
			...query.clauses.map((clause) => ({ databaseIds: idsOf(clause) })),
			...(query.exclude.length > 0
				? [{ databaseIds: idsOf(query.exclude), isExcluded: true }]
				: []),
		],
		authorIn: [...query.authors],
		authorNotIn: [...query.excludedAuthors],
		in: [...query.ids],
		notIn: [...query.excludedIds],
		after: query.after ?? null,
		before: query.before ?? null,
		isSticky: query.isSticky ?? null,
		search: query.search ?? null,
	};
}
