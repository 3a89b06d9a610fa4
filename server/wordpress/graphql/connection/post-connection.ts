import type { PostRecord } from '@outrigger/formats/model/records';
import type { PostQuery, TermFilter } from '../../store/store';
import type { GraphQLContext } from '../context';
import { parseDatabaseId } from '../global-id';
import { type PostWhere, postQuery } from '../where/post-where';
import { type ConnectionModel, toConnection } from './connection';
import { type PagingArgs, readPaging } from './paging';

export interface PostListArgs extends PagingArgs {
	where?: PostWhere | null;
}

/** The filter that the place of a list implies: posts of a term, of an author. */
export interface PostListScope {
	terms?: TermFilter[];
	authorIn?: number[];
}

const EMPTY = { items: [], total: 0, hasNextPage: false, hasPreviousPage: false };

function scoped(query: PostQuery, scope: PostListScope): PostQuery {
	const result = { ...query };
	if (scope.terms) result.terms = [...scope.terms, ...(query.terms ?? [])];
	if (scope.authorIn) {
		const { authorIn = [] } = scope;
		const both = query.authorIn?.filter((id) => authorIn.includes(id)) ?? authorIn;
		result.authorIn = both.length > 0 ? both : [-1];
	}
	return result;
}

/**
 * A list of content as a connection.
 *
 * @param types post types of the list
 */
export function postConnection(
	args: PostListArgs,
	types: string[],
	context: GraphQLContext,
	scope: PostListScope = {},
): ConnectionModel<PostRecord> | Promise<ConnectionModel<PostRecord>> {
	const { store } = context;
	const paging = readPaging(args);
	const asked = postQuery(args.where, types, context);
	const query = asked && scoped(asked, scope);
	const afterId = parseDatabaseId(paging.after ?? '');
	const beforeId = parseDatabaseId(paging.before ?? '');
	const answer = () => {
		const page =
			query === null
				? EMPTY
				: store.posts(query, {
						[paging.isBackward ? 'last' : 'first']: paging.amount,
						...(afterId === null ? {} : { afterId }),
						...(beforeId === null ? {} : { beforeId }),
					});
		context.budget.spend(page.items.length);
		return toConnection(
			page,
			paging,
			(post: PostRecord) => post.databaseId,
			(key) => store.post(parseDatabaseId(key) ?? -1) !== undefined,
		);
	};
	return query?.search ? store.prepare(query).then(answer) : answer();
}
