import {
	checkShape,
	joinPath,
	unalias,
	warnUnread,
} from '@outrigger/formats/content-folder/check-shape';
import { quoteValue } from '@outrigger/formats/content-folder/content-error';
import type { JsonFile } from '@outrigger/formats/content-folder/content-files';
import { readDate, toGmt } from '@outrigger/formats/content-folder/dates';
import type { CommentRecord, ContentTypeRecord } from '@outrigger/formats/model/records';
import { CommentShape } from '@outrigger/formats/shapes/people-shape';
import { localTime } from '@outrigger/rules/time/zoned-time';
import { indexBy } from '../store/index-by';
import { type LoadContext, readDateField } from './context';
import { findCycles } from './cycles';
import { assignIds, type IdHolder } from './ids';
import { listAll } from './read-list';
import type { References } from './references';

interface CommentDraft {
	record: CommentRecord;
	file: string;
	path: string;
	parent: string | number | null | undefined;
}

/** The comments of `comments.json`, with post, parent and user followed. */
export function readComments(
	files: readonly JsonFile[],
	references: References,
	context: LoadContext,
): CommentRecord[] {
	const drafts: CommentDraft[] = [];
	const holders: IdHolder[] = [];
	for (const { file, value, path } of listAll(files, context.report)) {
		const draft = draftComment({ ...file, value }, path, references, context);
		if (!draft) continue;
		drafts.push(draft);
		holders.push({
			wanted: draft.record.databaseId || undefined,
			file: file.file,
			path,
			set: (id) => {
				draft.record.databaseId = id;
			},
		});
	}
	assignIds(holders, context.report);
	linkCommentParents(drafts, context);
	return drafts.map(({ record }) => record);
}

function draftComment(
	file: JsonFile,
	path: string,
	references: References,
	context: LoadContext,
): CommentDraft | null {
	const { report, settings } = context;
	const place = { file: file.file, path };
	const raw = unalias(file.value);
	warnUnread(raw, Object.keys(CommentShape.entries), place, report);
	const fields = checkShape(CommentShape, raw, place, report);
	if (!fields) return null;
	const missing = (key: string, value: unknown, taken: string) =>
		report.problem(file.file, joinPath(path, [key]), quoteValue(value), taken);
	const post = fields.post ? findPost(fields.post, references, context.contentTypes) : undefined;
	if (!post) {
		missing('post', fields.post, 'the slug, path or databaseId of a post');
		return null;
	}
	const user = fields.user ? references.user(fields.user) : undefined;
	if (fields.user && !user)
		missing('user', fields.user, 'the slug, login or databaseId of one of users.json');
	const written = localTime(file.changedAt, settings.timezone);
	const date = readDateField(fields.date, written, place, 'date', context);
	const inUtc = fields.dateGmt ? readDate(fields.dateGmt, 'UTC') : null;
	return {
		file: file.file,
		path,
		parent: fields.parent,
		record: {
			databaseId: fields.databaseId ?? 0,
			postId: post.databaseId,
			parentId: 0,
			authorName: fields.authorName ?? user?.name ?? '',
			authorEmail: fields.authorEmail ?? user?.email ?? '',
			authorUrl: fields.authorUrl ?? user?.url ?? '',
			userId: user?.databaseId ?? 0,
			content: fields.content,
			date: date.replace('T', ' '),
			dateGmt: (inUtc ?? toGmt(date, settings.timezone)).replace('T', ' '),
			status: fields.status,
			...(fields.rating ? { rating: fields.rating } : {}),
		},
	};
}

function findPost(
	reference: string | number,
	references: References,
	contentTypes: readonly ContentTypeRecord[],
) {
	if (typeof reference === 'number') return references.postById(reference);
	for (const type of contentTypes) {
		const post = references.post(type.name, reference);
		if (post) return post;
	}
	return undefined;
}

function linkCommentParents(drafts: readonly CommentDraft[], { report }: LoadContext) {
	const byId = indexBy(
		drafts.map(({ record }) => record),
		({ databaseId }) => databaseId,
	);
	const draftOf = indexBy(drafts, ({ record }) => record);
	for (const { record, file, path, parent } of drafts) {
		if (parent === null || parent === undefined) continue;
		const answered = byId.get(Number(parent));
		if (answered?.postId === record.postId) record.parentId = answered.databaseId;
		else
			report.problem(
				file,
				joinPath(path, ['parent']),
				quoteValue(parent),
				'the databaseId of another comment on the same post',
			);
	}
	for (const cycle of findCycles(drafts.map(({ record }) => record))) {
		const [first] = cycle;
		const draft = first && draftOf.get(first);
		if (!draft) continue;
		report.problem(
			draft.file,
			joinPath(draft.path, ['parent']),
			`a cycle: ${[...cycle, first].map(({ databaseId }) => databaseId).join(' → ')}`,
			'parents that end at the top',
		);
	}
}
