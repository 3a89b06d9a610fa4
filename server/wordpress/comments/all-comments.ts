import type { CommentRecord, PostRecord, SiteContent } from '@outrigger/formats/model/records';
import type { Store } from '../store/store';

const PORTION = 100;

/**
 * Posts with approved comments, those with the most comments first, so that the store stops at the first post without
 * any.
 */
function* commentedPosts(store: Store): Generator<PostRecord> {
	const types = store.content.contentTypes.map(({ name }) => name);
	for (let offset = 0; ; offset += PORTION) {
		const { items, hasNextPage } = store.posts(
			{
				types,
				statuses: ['publish', 'inherit', 'private'],
				orderBy: [{ field: 'comment_count', order: 'DESC' }],
			},
			{ first: PORTION, offset },
		);
		for (const post of items) {
			if (post.commentCount === 0) return;
			yield post;
		}
		if (!hasNextPage) return;
	}
}

/**
 * The comments of the whole site, in no order. The store does not count comments that wait for
 * approval, so the search for them looks at every post.
 */
export function allComments(store: Store, statuses: CommentRecord['status'][]): CommentRecord[] {
	const isApprovedOnly = statuses.every((status) => status === 'approve');
	const posts = isApprovedOnly ? commentedPosts(store) : store.content.posts;
	return [...posts].flatMap(({ databaseId }) => store.commentsOf(databaseId, statuses));
}

/** The comments that visitors have sent since the content was read, in no order. */
export function sentComments(store: Store, content: SiteContent): CommentRecord[] {
	const own = new Set(content.comments.map(({ databaseId }) => databaseId));
	const all = allComments(store, ['approve', 'hold', 'spam', 'trash']);
	return all.filter(({ databaseId }) => !own.has(databaseId));
}
