import type { CommentRecord, PostRecord, TermRecord } from '@outrigger/formats/model/records';
import { indexBy } from '../store/index-by';

/** Fills in how many published posts carry each term and how many approved comments each post has. */
export function countUses(
	posts: readonly PostRecord[],
	terms: readonly TermRecord[],
	comments: readonly CommentRecord[],
): void {
	const termsById = indexBy(terms, ({ databaseId }) => databaseId);
	for (const post of posts) {
		if (post.status !== 'publish') continue;
		for (const termId of post.termIds) {
			const term = termsById.get(termId);
			if (term) term.count += 1;
		}
	}
	if (comments.length === 0) return;
	const postsById = indexBy(posts, ({ databaseId }) => databaseId);
	for (const comment of comments) {
		const post = postsById.get(comment.postId);
		if (post && comment.status === 'approve') post.commentCount += 1;
	}
}
