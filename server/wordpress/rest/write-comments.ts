import { readDate, toGmt } from '@outrigger/formats/content-folder/dates';
import type { CommentRecord } from '@outrigger/formats/model/records';
import { may } from '../auth/roles';
import { filterCommentMarkup } from '../texts/allowed-markup';
import { putAway, takenBack } from '../writing/comment-status';
import { deletedComment } from '../writing/delete-comment';
import { mayEditComment } from '../writing/post-rights';
import { commentItem } from './comment-item';
import { createParamReader } from './param-reader';
import type { RestContext } from './rest-context';
import { forbidden, RestError } from './rest-error';
import type { RestItem, RestResult } from './rest-item';
import { carryOut, deletion, emailIn, forceIn, rawText, type WritingContext } from './write';

/** Statuses by their names in REST. */
const STATUSES: Readonly<Record<string, CommentRecord['status']>> = {
	approve: 'approve',
	approved: 'approve',
	'1': 'approve',
	hold: 'hold',
	'0': 'hold',
	spam: 'spam',
	trash: 'trash',
};

/** Fields of comments that only moderators write. */
const OF_MODERATORS = ['author', 'author_ip', 'status'] as const;

/**
 * The fields of a comment in a body. It accepts and ignores fields that the mock does not store (address and program of
 * the sender).
 * @throws RestError in WordPress's words
 */
export function sentFields(context: RestContext): Partial<CommentRecord> {
	const { params, store } = context;
	const { timezone } = store.settings;
	const read = createParamReader(params);
	const userId = read.integer('author', { min: 0 });
	const parentId = read.integer('parent', { min: 0 });
	const postId = read.integer('post');
	const email = emailIn(read, 'author_email', { mayBeEmpty: true });
	const gmt = read.date('date_gmt');
	const sent = read.date('date') ?? (gmt === undefined ? undefined : `${gmt}Z`);
	const text = {
		authorName: read.text('author_name'),
		authorUrl: read.text('author_url'),
		status: read.text('status'),
		type: read.text('type'),
	};
	read.check();
	if (text.type !== undefined && text.type !== 'comment')
		throw new RestError(
			'rest_comment_invalid_type',
			'Sorry, you are not allowed to change the comment type.',
			404,
		);
	if (postId !== undefined && !store.post(postId))
		throw new RestError('rest_comment_invalid_post_id', 'Invalid post ID.', 403);
	if (userId !== undefined && !store.user(userId))
		throw new RestError('rest_comment_author_invalid', 'Invalid comment author ID.', 400);
	const typed = rawText(params, 'content');
	if (typed !== undefined && typed.trim() === '')
		throw new RestError('rest_comment_content_invalid', 'Invalid comment content.', 400);
	const date = sent === undefined ? null : readDate(sent, timezone);
	const changes = {
		postId,
		parentId,
		userId,
		authorName: text.authorName,
		authorEmail: email,
		authorUrl: text.authorUrl,
		content: typed === undefined ? undefined : filterCommentMarkup(typed),
		status: STATUSES[text.status ?? ''],
		...(date !== null && {
			date: date.replace('T', ' '),
			dateGmt: toGmt(date, timezone).replace('T', ' '),
		}),
	};
	return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

/** Refuses the fields of a new comment that only moderators write. */
export function requireModerator({ params, viewer }: RestContext): void {
	if (may(viewer, 'moderate_comments')) return;
	const name = OF_MODERATORS.find((field) => {
		const isOwn = field === 'author' && params.get(field) === String(viewer?.databaseId);
		return params.has(field) && !isOwn;
	});
	if (name === undefined) return;
	throw forbidden(
		viewer,
		`rest_comment_invalid_${name}`,
		`Sorry, you are not allowed to edit '${name}' for comments.`,
	);
}

/** `POST`, `PUT` and `PATCH /wp/v2/comments/5`. */
export async function updateComment(context: WritingContext, id: number): Promise<RestResult> {
	const { viewer, store } = context;
	const comment = found(context, id);
	if (!mayEditComment(store, comment, viewer))
		throw forbidden(viewer, 'rest_cannot_edit', 'Sorry, you are not allowed to edit this comment.');
	const changed = { ...comment, ...sentFields(context) };
	const item = await saveComment(context, moved(comment, changed, context));
	return { kind: 'item', item };
}

/** A comment with a changed status. A comment that comes out of spam or trash gets its earlier status back. */
function moved(
	before: CommentRecord,
	changed: CommentRecord,
	{ params }: RestContext,
): CommentRecord {
	const asked = params.get('status');
	if (asked === 'untrash' || asked === 'unspam')
		return takenBack({ ...changed, status: before.status });
	const { status } = changed;
	return status === 'spam' || status === 'trash'
		? putAway({ ...changed, status: before.status }, status)
		: changed;
}

/** Writes a comment. @returns the comment as its editor sees it */
export async function saveComment(
	context: WritingContext,
	comment: CommentRecord,
): Promise<RestItem> {
	const { databaseId: id } = comment;
	const after = await carryOut(context, () => [{ kind: 'comment', id, record: comment }]);
	return commentItem(after, found(after, id), 'edit');
}

/** `DELETE /wp/v2/comments/5`: into the trash, with `force` for good. */
export async function deleteComment(context: WritingContext, id: number): Promise<RestResult> {
	const { viewer, store } = context;
	const comment = found(context, id);
	if (!mayEditComment(store, comment, viewer))
		throw forbidden(
			viewer,
			'rest_cannot_delete',
			'Sorry, you are not allowed to delete this comment.',
		);
	const force = forceIn(context);
	if (!force && comment.status === 'trash')
		throw new RestError('rest_already_trashed', 'The comment has already been trashed.', 410);
	if (!force) return { kind: 'item', item: await saveComment(context, putAway(comment, 'trash')) };
	const answer = deletion(commentItem(context, comment, 'edit'));
	await carryOut(context, (now) => deletedComment(now, comment));
	return answer;
}

function found({ store }: RestContext, id: number): CommentRecord {
	const comment = store.comment(id);
	if (comment) return comment;
	throw new RestError('rest_comment_invalid_id', 'Invalid comment ID.', 404);
}
