import type { CommentLog } from './comment-log';
import type { CommentMemory } from './comment-memory';

/**
 * Adds the comments of earlier runs to the memory. The content may have changed since:
 * comments on posts that are gone stay out, an id that the content has taken meanwhile is replaced,
 * an answer to a comment that is gone becomes a comment of its own.
 * Gives a warning for the log about each kind of loss.
 */
export function restoreComments(
	log: CommentLog,
	memory: CommentMemory,
	hasPost: (postId: number) => boolean,
): string[] {
	const { comments, junkLines } = log.read();
	const renumbered = new Map<number, number>();
	let orphans = 0;
	for (const comment of comments) {
		if (!hasPost(comment.postId)) {
			orphans += 1;
			continue;
		}
		const isTaken = memory.find(comment.databaseId) !== undefined;
		const databaseId = isTaken ? memory.nextId() : comment.databaseId;
		if (isTaken) renumbered.set(comment.databaseId, databaseId);
		const parentId = renumbered.get(comment.parentId) ?? comment.parentId;
		const hasParent = memory.find(parentId)?.postId === comment.postId;
		memory.add({ ...comment, databaseId, parentId: hasParent ? parentId : 0 });
	}
	const warnings: string[] = [];
	if (junkLines > 0) warnings.push(`stored comments: ${junkLines} unreadable lines were skipped`);
	if (orphans > 0)
		warnings.push(`stored comments: ${orphans} belong to posts that no longer exist`);
	return warnings;
}
