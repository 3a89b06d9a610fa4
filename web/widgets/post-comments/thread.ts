import type { PostComments_CommentFragment } from './post-comments.generated';

/** A comment with the answers to it, oldest first. */
export interface ThreadEntry {
	comment: PostComments_CommentFragment;
	replies: ThreadEntry[];
}

/**
 * Nests a flat list of comments, keeping its order. An answer to something that is not in the list (it waits
 * for a moderator, or the list was cut) stands at the root; so does one of a circle of answers.
 */
export function buildThread(comments: readonly PostComments_CommentFragment[]): ThreadEntry[] {
	const entries = new Map<number, ThreadEntry>();
	for (const comment of comments) entries.set(comment.databaseId, { comment, replies: [] });
	const roots: ThreadEntry[] = [];
	for (const entry of entries.values()) {
		const parent = parentOf(entry, entries);
		(parent?.replies ?? roots).push(entry);
	}
	return roots;
}

function parentOf(
	entry: ThreadEntry,
	entries: ReadonlyMap<number, ThreadEntry>,
): ThreadEntry | undefined {
	const up = ({ comment }: ThreadEntry) => entries.get(comment.parentDatabaseId ?? 0);
	const parent = up(entry);
	const seen = new Set([entry]);
	for (let ancestor = parent; ancestor; ancestor = up(ancestor)) {
		if (seen.has(ancestor)) return undefined;
		seen.add(ancestor);
	}
	return parent;
}

/** Who wrote it, for people to read. */
export function authorName(comment: { author: { node: { name: string | null } } | null }): string {
	return comment.author?.node.name?.trim() || 'Anonymous';
}
