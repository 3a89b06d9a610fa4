/** The fields for the place of a comment. */
interface Place {
	databaseId: number;
	/** 0 or null for none. */
	parentDatabaseId: number | null;
}

/** A comment with the answers to it, oldest first. */
export interface ThreadEntry<Comment extends Place> {
	comment: Comment;
	replies: ThreadEntry<Comment>[];
	/**
	 * True if it answers a comment that the page does not show: on an older page, or waiting for
	 * a moderator.
	 */
	isLoose: boolean;
}

/**
 * Nests a flat list of comments, keeping its order. An answer to a missing comment (a held one, or one behind the end
 * of a shortened list) moves to the root; so does a comment in a cycle of answers.
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
