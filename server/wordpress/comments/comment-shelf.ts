import type { CommentRecord } from '@outrigger/formats/model/records';
import type { Database } from '../database/open-database';
import type { NewComment } from '../store/store';
import { readComments, storeComment } from './kept-comments';
import { moveCommentFile } from './move-comment-file';

/** Comments in the database that this host, or several, keep for good. */
export interface CommentShelf {
	/** What an operator should know of the file that came before the database. */
	warnings: readonly string[];
	/** All of them, oldest first. */
	read(): Promise<CommentRecord[]>;
	/** Keeps one; null where the same one is there already. */
	keep(comment: NewComment): Promise<CommentRecord | null>;
	/** Tells every few seconds what other hosts have kept since. @returns ends that */
	watch(take: (comments: CommentRecord[]) => void, onError: (error: unknown) => void): () => void;
}

/** A comment shows on the other hosts after as many milliseconds. */
export const LOOK_EVERY_MS = 3_000;
/** A host that took its number first may have stored its comment last: so many ids are looked at again. */
const LOOKED_AT_AGAIN = 100;

/** Opens the comments; those of the file that an earlier version kept in the folder are moved into the database. */
export async function openCommentShelf(
	database: Database,
	dataDir: string | undefined,
): Promise<CommentShelf> {
	const warnings = dataDir === undefined ? [] : await moveCommentFile(database, dataDir);
	let newest = 0;
	const read = async (aboveId: number) => {
		const comments = await readComments(database, aboveId);
		newest = Math.max(newest, comments.at(-1)?.databaseId ?? 0);
		return comments;
	};
	return {
		warnings,
		read: () => read(0),
		async keep(comment) {
			const { id, isNew } = await storeComment(database, comment);
			return isNew ? { databaseId: id, ...comment } : null;
		},
		watch(take, onError) {
			let isLooking = false;
			const look = async () => {
				if (isLooking) return;
				isLooking = true;
				try {
					const comments = await read(newest - LOOKED_AT_AGAIN);
					if (comments.length > 0) take(comments);
				} catch (error) {
					onError(error);
				}
				isLooking = false;
			};
			const timer = setInterval(look, LOOK_EVERY_MS);
			timer.unref();
			return () => clearInterval(timer);
		},
	};
}
