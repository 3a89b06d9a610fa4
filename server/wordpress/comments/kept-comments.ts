import { createHash } from 'node:crypto';
import type { CommentRecord } from '@outrigger/formats/model/records';
import type { Database } from '../database/open-database';
import type { CommentsTable } from '../database/tables';
import type { NewComment } from '../store/store';

/** The comments that visitors have written, oldest first. */
export async function readComments(database: Database, aboveId = 0): Promise<CommentRecord[]> {
	const rows = await database
		.selectFrom('comments')
		.selectAll()
		.where('id', '>', aboveId)
		.orderBy('id')
		.execute();
	return rows.map((row) => ({
		databaseId: row.id,
		postId: row.post_id,
		parentId: row.parent_id,
		authorName: row.author_name,
		authorEmail: row.author_email,
		authorUrl: row.author_url,
		userId: row.user_id,
		content: row.content,
		date: row.date,
		dateGmt: row.date_gmt,
		status: row.status,
		...(row.rating === null ? {} : { rating: row.rating }),
	}));
}

/**
 * Stores a comment; it lies on the disk when the promise is fulfilled.
 *
 * @returns its id; null if the same author has sent the same comment on the same post, to any host
 */
export async function storeComment(
	database: Database,
	comment: NewComment,
): Promise<number | null> {
	const stored = await database
		.insertInto('comments')
		.values(rowOf(comment))
		.onConflict((conflict) => conflict.doNothing())
		.returning('id')
		.executeTakeFirst();
	return stored?.id ?? null;
}

function rowOf(comment: NewComment): Omit<CommentsTable, 'id'> {
	const { postId, parentId, authorName, authorEmail, content } = comment;
	const hashed = JSON.stringify([postId, parentId, authorName, authorEmail, content]);
	return {
		fingerprint: createHash('sha256').update(hashed).digest('hex'),
		post_id: postId,
		parent_id: parentId,
		author_name: authorName,
		author_email: authorEmail,
		author_url: comment.authorUrl,
		user_id: comment.userId,
		content,
		date: comment.date,
		date_gmt: comment.dateGmt,
		status: comment.status,
		rating: comment.rating ?? null,
	};
}
