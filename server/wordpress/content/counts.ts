import type { CommentRecord, PostRecord, TermRecord } from '../store/records';

/** Fills in how many published posts carry each term and how many approved comments each post has. */
export function countUses(
	posts: readonly PostRecord[],
	terms: readonly TermRecord[],
	comments: readonly CommentRecord[],
): void {
	const termsById = new Map(terms.map((term) => [term.databaseId, term]));
	const postsById = new Map(posts.map((post) => [post.databaseId, post]));
	for (const post of posts) {
		if (post.status !== 'publish') continue;
		for (const termId of post.termIds) {
			const term = termsById.get(termId);
			if (term) term.count += 1;
		}
	}
	for (const comment of comments) {
		const post = postsById.get(comment.postId);
		if (post && comment.status === 'approve') post.commentCount += 1;
	}
}
