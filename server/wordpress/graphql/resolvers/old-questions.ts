import type { GraphQLContext } from '../context';
import { NO_GLOBAL_ID, requireGlobalId } from '../global-id';
import { findPost } from '../nodes/find-node';
import { userError } from '../user-error';

/**
 * The arguments of `postBy`, `pageBy` and `mediaItemBy`. The argument for the database id has a different name in each.
 */
export interface OldQuestion {
	id?: string | null;
	uri?: string | null;
	slug?: string | null;
}

/**
 * The root fields of WPGraphQL's first versions, which many front ends still query. The first given argument of id,
 * number, uri and slug finds the object. A query without any of them is an error.
 *
 * @param number name of the argument that takes the database id
 */
export const oneBy =
	<N extends string>(type: string, number: N) =>
	(_: unknown, args: OldQuestion & { [K in N]?: number | null }, context: GraphQLContext) => {
		const { id, uri, slug }: OldQuestion = args;
		const databaseId = args[number];
		if (id) {
			requireGlobalId(id, NO_GLOBAL_ID.old);
			return findPost(id, 'ID', [type], context);
		}
		if (databaseId) return findPost(String(databaseId), 'DATABASE_ID', [type], context);
		if (uri) return findPost(uri, 'URI', [type], context);
		if (slug) return findPost(slug, 'SLUG', [type], context);
		throw userError(`One of the arguments id, ${number}, uri and slug is needed.`);
	};
