import type { CommentRecord } from '@outrigger/formats/model/records';

/** A comment in the trash or marked as spam; it remembers its earlier state. */
export const putAway = (comment: CommentRecord, status: 'spam' | 'trash'): CommentRecord =>
	comment.status === status ? comment : { ...comment, status, statusBefore: comment.status };

/** A comment in the state that it had before it was put away; one that does not say which waits for a moderator. */
export function takenBack({ statusBefore = 'hold', ...comment }: CommentRecord): CommentRecord {
	return { ...comment, status: statusBefore };
}
