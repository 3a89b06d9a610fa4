import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, restartIds } from '../database/open-database';
import { readCommentFile } from './comment-file';
import { storeComment } from './kept-comments';

/** Where comments lay before there was a database. */
export const COMMENT_FILE = 'comments.jsonl';
/** Its name once its comments lie in the database; nobody reads it again. */
const MOVED = `${COMMENT_FILE}.moved`;

/**
 * Moves the comments of the file into the database, all or nothing, and gives the file another name. It is done once
 * however often it is begun: a comment that is there already is not stored again.
 *
 * @returns what an operator should know: lines that are no comments, a file that cannot be read. The file is kept in
 * any case
 */
export async function moveCommentFile(database: Database, dataDir: string): Promise<string[]> {
	const file = join(dataDir, COMMENT_FILE);
	let found: ReturnType<typeof readCommentFile>;
	try {
		found = readCommentFile(file);
	} catch (error) {
		return [`stored comments: ${COMMENT_FILE} cannot be read, so they are not shown (${error})`];
	}
	if (!found) return [];
	const { comments, junkLines } = found;
	await database.transaction().execute(async (transaction) => {
		/** Id in the file → id in the database, where they differ. */
		const renumbered = new Map<number, number>();
		for (const { databaseId, ...comment } of comments) {
			const parentId = renumbered.get(comment.parentId) ?? comment.parentId;
			const { id } = await storeComment(transaction, { ...comment, parentId }, databaseId);
			renumbered.set(databaseId, id);
		}
		await restartIds(transaction, 'comments');
	});
	const warnings: string[] = [];
	let place = MOVED;
	try {
		renameSync(file, join(dataDir, MOVED));
	} catch {
		// A folder that cannot be written: the next start finds every comment in the database already.
		place = COMMENT_FILE;
	}
	if (junkLines > 0)
		warnings.push(`stored comments: ${junkLines} unreadable lines were skipped, see ${place}`);
	return warnings;
}
