import { readFileSync } from 'node:fs';
import type { CommentRecord } from '@outrigger/formats/model/records';
import * as v from 'valibot';

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

/**
 * Reads the file in which comments lay before there was a database: one JSON object a line. A line that cannot be read
 * is counted and skipped.
 *
 * @returns null where there is no such file
 * @throws where it is there and cannot be read
 */
export function readCommentFile(
	file: string,
): { comments: CommentRecord[]; junkLines: number } | null {
	const text = textOf(file);
	if (text === null) return null;
	const lines = text.split('\n').filter((line) => line.trim() !== '');
	const comments = lines.map(parseLine).filter((comment) => comment !== null);
	return { comments, junkLines: lines.length - comments.length };
}

function parseLine(line: string): CommentRecord | null {
	try {
		const parsed = v.safeParse(Line, JSON.parse(line));
		return parsed.success ? parsed.output : null;
	} catch {
		return null;
	}
}

function textOf(file: string): string | null {
	try {
		return readFileSync(file, 'utf8');
	} catch (error) {
		if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
		throw error;
	}
}
