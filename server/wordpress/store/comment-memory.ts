import type { CommentRecord } from '@outrigger/formats/model/records';
import { partitionPoint } from './partition-point';

/** All comments, by id and by post. */
export interface CommentMemory {
	find(databaseId: number): CommentRecord | undefined;
	/** Oldest first. */
	of(postId: number, statuses: readonly CommentRecord['status'][]): CommentRecord[];
	add(comment: CommentRecord): void;
	/** An id that is free. */
	nextId(): number;
}

/** Comments that visitors add get ids above this one, so that new content gets lower ids than comments. */
const FIRST_ADDED_ID = 1_000_000;

/** Starts without comments. */
export function createCommentMemory(): CommentMemory {
	const byId = new Map<number, CommentRecord>();
	const byPost = new Map<number, CommentRecord[]>();
	let highestId = FIRST_ADDED_ID;
	return {
		find: (databaseId) => byId.get(databaseId),
		of: (postId, statuses) =>
			(byPost.get(postId) ?? []).filter((comment) => statuses.includes(comment.status)),
		add: (comment) => {
			byId.set(comment.databaseId, comment);
			highestId = Math.max(highestId, comment.databaseId);
			const thread = byPost.get(comment.postId) ?? [];
			const place = partitionPoint(thread.length, (at) => isBefore(thread[at], comment));
			thread.splice(place, 0, comment);
			byPost.set(comment.postId, thread);
		},
		nextId: () => highestId + 1,
	};
}

function isBefore(one: CommentRecord | undefined, other: CommentRecord): boolean {
	if (!one) return false;
	if (one.dateGmt !== other.dateGmt) return one.dateGmt < other.dateGmt;
	return one.databaseId < other.databaseId;
}
