import { findAmong } from '../../store/find-among';
import type { GraphQLContext } from '../context';
import type { RevisionNode } from '../nodes/revision-node';
import { type PostWhere, postQuery } from '../where/post-where';
import { listConnection } from './list-connection';
import type { PostListArgs } from './post-connection';

/** The type that WordPress gives revisions of every type. */
const TYPE = 'revision';

/**
 * A list of revisions as a connection.
 *
 * @param all all revisions that the viewer may read, the newest first
 */
export function revisionConnection(
	all: readonly RevisionNode[],
	args: PostListArgs,
	context: GraphQLContext,
) {
	const found = args.where ? filtered(all, args.where, context) : all;
	return listConnection(found, args, context.budget, ({ databaseId }) => databaseId);
}

function filtered(
	all: readonly RevisionNode[],
	where: PostWhere,
	context: GraphQLContext,
): RevisionNode[] {
	const query = postQuery(where, [TYPE], context);
	if (query === null) return [];
	// WordPress keeps the terms, the password and the pin of the post itself.
	const kept = { type: TYPE, status: 'inherit' as const, termIds: [], password: '', sticky: false };
	const nodes = new Map(all.map((node) => [node.databaseId, node]));
	const plain = all.map((node) => ({ ...node, ...kept, elementor: null, media: null }));
	return findAmong(plain, query, context.store).flatMap(({ databaseId }) => {
		const node = nodes.get(databaseId);
		return node ? [node] : [];
	});
}
