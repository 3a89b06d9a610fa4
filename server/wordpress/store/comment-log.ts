import { appendFileSync, closeSync, fsyncSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import type { CommentRecord } from './records';

const Line = v.object({
	databaseId: v.pipe(v.number(), v.integer(), v.minValue(1)),
	postId: v.pipe(v.number(), v.integer(), v.minValue(1)),
	parentId: v.pipe(v.number(), v.integer(), v.minValue(0)),
	authorName: v.string(),
	authorEmail: v.string(),
	authorUrl: v.string(),
	userId: v.pipe(v.number(), v.integer(), v.minValue(0)),
	content: v.string(),
	date: v.string(),
	dateGmt: v.string(),
	status: v.picklist(['approve', 'hold', 'spam', 'trash']),
}) satisfies v.GenericSchema<CommentRecord>;

/** Comments in a file, one JSON object a line, only ever appended to. */
export interface CommentLog {
	/** What earlier runs have written; a line that cannot be read is counted and skipped. */
	read(): { comments: CommentRecord[]; junkLines: number };
	/** Is on disk when it returns; throws when that is not possible. */
	append(comment: CommentRecord): void;
}

/** The file and its folder are made with the first comment. */
export function openCommentLog(file: string): CommentLog {
	let endsInsideLine = false;
	return {
		read: () => {
			const text = readText(file);
			endsInsideLine = text !== '' && !text.endsWith('\n');
			const lines = text.split('\n').filter((line) => line.trim() !== '');
			const comments = lines.map(parseLine).filter((comment) => comment !== null);
			return { comments, junkLines: lines.length - comments.length };
		},
		append: (comment) => {
			mkdirSync(dirname(file), { recursive: true });
			const handle = openSync(file, 'a');
			try {
				// A run that died while writing leaves half a line: the next one must not be glued to it.
				appendFileSync(handle, `${endsInsideLine ? '\n' : ''}${JSON.stringify(comment)}\n`);
				fsyncSync(handle);
				endsInsideLine = false;
			} catch (error) {
				endsInsideLine = true;
				throw error;
			} finally {
				closeSync(handle);
			}
		},
	};
}

function parseLine(line: string): CommentRecord | null {
	try {
		const parsed = v.safeParse(Line, JSON.parse(line));
		return parsed.success ? parsed.output : null;
	} catch {
		return null;
	}
}

function readText(file: string): string {
	try {
		return readFileSync(file, 'utf8');
	} catch (error) {
		if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
		throw error;
	}
}
