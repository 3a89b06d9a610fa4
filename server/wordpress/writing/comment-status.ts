import type { CommentRecord } from '@outrigger/formats/model/records';

/** A comment in the trash or marked as spam; it remembers its earlier state. */
export const putAway = (comment: CommentRecord, status: 'spam' | 'trash'): CommentRecord =>
	comment.status === status ? comment : { ...comment, status, statusBefore: comment.status };

/** A comment in its state before the trash or the spam mark; without a known state it waits for a moderator. */
export function takenBack({ statusBefore = 'hold', ...comment }: CommentRecord): CommentRecord {
	return { ...comment, status: statusBefore };
}
