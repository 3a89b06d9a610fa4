/** The fields that define the place of a comment in a thread. */
interface Place {
	databaseId: number;
	/** Database id of the answered comment; 0 or null for none. */
	parentDatabaseId: number | null;
}

/** A comment with the answers to it, oldest first. */
export interface ThreadEntry<Comment extends Place> {
	comment: Comment;
	replies: ThreadEntry<Comment>[];
	/**
	 * True if the comment answers a comment that the page does not show: that comment is on an older page, or a
	 * moderator has not approved it yet.
	 */
	isLoose: boolean;
}

/**
 * Nests a flat list of comments, keeping its order. An answer to a missing comment moves to the root; the missing
 * comment may be held, or beyond the end of a shortened list. A comment in a cycle of answers moves to the root, too.
 */
export function buildThread<Comment extends Place>(
	comments: readonly Comment[],
): ThreadEntry<Comment>[] {
	const entries = new Map<number, ThreadEntry<Comment>>();
	for (const comment of comments) {
		entries.set(comment.databaseId, { comment, replies: [], isLoose: false });
	}
	const roots: ThreadEntry<Comment>[] = [];
	for (const entry of entries.values()) {
		const parent = parentOf(entry, entries);
		entry.isLoose = !parent && Boolean(entry.comment.parentDatabaseId);
		(parent?.replies ?? roots).push(entry);
	}
	return roots;
}

function parentOf<Comment extends Place>(
	entry: ThreadEntry<Comment>,
	entries: ReadonlyMap<number, ThreadEntry<Comment>>,
): ThreadEntry<Comment> | undefined {
	const up = ({ comment }: ThreadEntry<Comment>) => entries.get(comment.parentDatabaseId ?? 0);
	const parent = up(entry);
	const seen = new Set([entry]);
	for (let ancestor = parent; ancestor; ancestor = up(ancestor)) {
		if (seen.has(ancestor)) return undefined;
		seen.add(ancestor);
	}
	return parent;
}
