import type { PostRecord } from '@outrigger/formats/model/records';
import { isLocked } from '../../auth/visibility';
import type { GraphQLContext } from '../context';
import { userError } from '../user-error';

/** The fields of a post that WPGraphQL answers before its password was given; every other field is null. */
const OPEN = new Set([
	'id',
	'databaseId',
	'uri',
	'slug',
	'title',
	'link',
	'status',
	'contentTypeName',
	'hasPassword',
	'isRestricted',
	'isComment',
	'isContentNode',
	'isFrontPage',
	'isPostsPage',
	'isPrivacyPage',
	'isTermNode',
]);

type Resolver = (post: PostRecord, args: never, context: GraphQLContext) => unknown;

/**
 * Makes the fields of a post null behind a password. The few fields that WPGraphQL leaves open and fields with ids
 * (`…Id`) stay; lists and the builder's fields check the password themselves. `isSticky` may not be null, so a document
 * with this field of a locked post fails, as it does on a real site.
 *
 * @param open further fields that stay as they are
 */
export function lockedFields<F extends Record<string, Resolver>>(
	fields: F,
	open: readonly string[] = [],
): F {
	const entries = Object.entries(fields).map(([name, resolve]) => [
		name,
		OPEN.has(name) || open.includes(name)
			? resolve
			: (post: PostRecord, args: never, context: GraphQLContext) => {
					if (!isLocked(post, context.viewer)) return resolve(post, args, context);
					// This field may not be null, so WPGraphQL fails, with this message.
					if (name === 'isSticky') throw userError('Internal server error');
					return null;
				},
	]);
	return Object.fromEntries(entries) as F;
}
