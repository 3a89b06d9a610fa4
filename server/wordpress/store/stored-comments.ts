import type { CommentRecord } from '@outrigger/formats/model/records';
import type { CommentMemory } from './comment-memory';

/** Takes stored comments into the memory. */
export interface StoredComments {
	/**
	 * Adds the comments that the store lacks. The content may have changed since they were stored: comments on posts
	 * that are gone stay out, an id that the content has taken meanwhile is replaced, and an answer to a comment that
	 * is gone becomes a comment on the post.
	 *
	 * @param comments as they were stored, oldest first
	 * @returns the added comments, with their present ids and parents
	 */
	take(comments: readonly CommentRecord[]): CommentRecord[];
	/** The number of comments that were left out because their posts are gone. */
	readonly orphans: number;
}

/** Begins without comments. */
export function createStoredComments(
	memory: CommentMemory,
	hasPost: (postId: number) => boolean,
): StoredComments {
	/** Stored id → id in the memory. */
	const known = new Map<number, number>();
	let orphans = 0;
	return {
		take(comments) {
			const added: CommentRecord[] = [];
			for (const stored of comments) {
				if (known.has(stored.databaseId)) continue;
				if (!hasPost(stored.postId)) {
					known.set(stored.databaseId, 0);
					orphans += 1;
					continue;
				}
				const isTaken = memory.find(stored.databaseId) !== undefined;
				const databaseId = isTaken ? memory.nextId() : stored.databaseId;
				known.set(stored.databaseId, databaseId);
				const parentId = known.get(stored.parentId) ?? stored.parentId;
				const hasParent = memory.find(parentId)?.postId === stored.postId;
				const comment = { ...stored, databaseId, parentId: hasParent ? parentId : 0 };
				memory.add(comment);
				added.push(comment);
			}
			return added;
		},
		get orphans() {
			return orphans;
		},
	};
}
