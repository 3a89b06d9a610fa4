import type { CommentRecord } from '@outrigger/formats/model/records';
import type { Database } from '../database/open-database';
import type { NewComment } from '../store/store';
import { readComments, storeComment } from './kept-comments';

/** The comments that one host, or several hosts, keep for good in the database. */
export interface CommentShelf {
	/** All of them, oldest first. */
	read(): Promise<CommentRecord[]>;
	/** Stores a comment; null if an equal one exists. */
	keep(comment: NewComment): Promise<CommentRecord | null>;
	/**
	 * Passes on, every few seconds, the comments that other hosts have stored since. @returns a function that ends this
	 */
	watch(take: (comments: CommentRecord[]) => void, onError: (error: unknown) => void): () => void;
}

/** A comment appears on the other hosts after this many milliseconds. */
export const LOOK_EVERY_MS = 3_000;
/** A host may reserve an id early and store its comment late, so each look includes this many earlier ids. */
const LOOKED_AT_AGAIN = 100;

export function openCommentShelf(database: Database): CommentShelf {
	let newest = 0;
	const read = async (aboveId: number) => {
		const comments = await readComments(database, aboveId);
		newest = Math.max(newest, comments.at(-1)?.databaseId ?? 0);
		return comments;
	};
	return {
		read: () => read(0),
		async keep(comment) {
			const id = await storeComment(database, comment);
			return id === null ? null : { databaseId: id, ...comment };
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
