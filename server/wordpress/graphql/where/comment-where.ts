import type { CommentRecord } from '@outrigger/formats/model/records';
import { may } from '../../auth/roles';
import type { GraphQLContext } from '../context';
import { toDatabaseIds } from '../global-id';

type Ids = readonly (string | null | undefined)[] | null;

/** Every argument that lists of comments take in `where`. */
export interface CommentWhere {
	authorEmail?: string | null;
	authorIn?: Ids;
	authorNotIn?: Ids;
	authorUrl?: string | null;
	commentIn?: Ids;
	commentNotIn?: Ids;
	commentType?: string | null;
	commentTypeIn?: Ids;
	commentTypeNotIn?: string | null;
	contentAuthor?: Ids;
	contentAuthorIn?: Ids;
	contentAuthorNotIn?: Ids;
	contentId?: string | null;
	contentIdIn?: Ids;
	contentIdNotIn?: Ids;
	contentName?: string | null;
	contentParent?: number | null;
	contentStatus?: Ids;
	contentType?: Ids;
	includeUnapproved?: Ids;
	karma?: number | null;
	order?: string | null;
	orderby?: string | null;
	parent?: number | null;
	parentIn?: Ids;
	parentNotIn?: Ids;
	search?: string | null;
	/** `hold`, `approve,hold`, `all`; `statusIn` overrides it. */
	status?: string | null;
	statusIn?: Ids;
	userId?: string | null;
}

const KEYS: Readonly<Record<string, (comment: CommentRecord) => string | number>> = {
	COMMENT_APPROVED: (comment) => comment.status,
	// The store keeps neither agent nor network address nor karma.
	COMMENT_AGENT: () => '',
	COMMENT_AUTHOR: (comment) => comment.authorName,
	COMMENT_AUTHOR_EMAIL: (comment) => comment.authorEmail,
	COMMENT_AUTHOR_IP: () => '',
	COMMENT_AUTHOR_URL: (comment) => comment.authorUrl,
	COMMENT_CONTENT: (comment) => comment.content,
	COMMENT_DATE: (comment) => comment.date,
	COMMENT_DATE_GMT: (comment) => comment.dateGmt,
	COMMENT_ID: (comment) => comment.databaseId,
	COMMENT_KARMA: () => 0,
	COMMENT_PARENT: (comment) => comment.parentId,
	COMMENT_POST_ID: (comment) => comment.postId,
	USER_ID: (comment) => comment.userId,
};
const byDate = (comment: CommentRecord): string | number => comment.dateGmt;

/**
 * True where the kinds, separated by commas, include ordinary comments; `comments` and `all` stand for several kinds.
 */
const holdComment = (kinds: Ids | string) =>
	String(kinds)
		.split(',')
		.some((kind) => /^(?:all|comments?)$/.test(kind));

/** The statuses in a list's arguments; by default only `approve`. `all` includes held comments. */
export function requestedStatuses({ status, statusIn }: CommentWhere): string[] {
	const named = statusIn?.length ? statusIn : status ? status.split(/[, ]+/) : ['approve'];
	return named.flatMap((name) =>
		name === 'all' ? ['approve', 'hold'] : (name?.toLowerCase() ?? []),
	);
}

/** The given conditions as predicates of one comment, which must fulfil all of them. */
export function commentTests(
	where: CommentWhere,
	{ store, names, viewer }: GraphQLContext,
): ((comment: CommentRecord) => boolean)[] {
	const list: ((comment: CommentRecord) => boolean)[] = [];
	const { authorEmail, authorUrl, commentType, commentTypeIn, commentTypeNotIn, karma } = where;
	if (authorEmail)
		list.push((comment) => comment.authorEmail.toLowerCase() === authorEmail.toLowerCase());
	if (authorUrl) list.push((comment) => comment.authorUrl === authorUrl);
	// The store keeps no karma, so it is 0.
	if (karma) list.push(() => false);
	const isOfNoKind =
		(commentType && !holdComment(commentType)) ||
		(commentTypeIn?.length && !holdComment(commentTypeIn)) ||
		(commentTypeNotIn && holdComment(commentTypeNotIn));
	if (isOfNoKind) list.push(() => false);
	const member = (ids: Ids | undefined, key: (comment: CommentRecord) => number, isIn = true) => {
		if (!ids) return;
		const wanted = toDatabaseIds(ids);
		list.push((comment) => wanted.includes(key(comment)) === isIn);
	};
	member(where.authorIn, (comment) => comment.userId);
	member(where.authorNotIn, (comment) => comment.userId, false);
	member(where.commentIn, (comment) => comment.databaseId);
	member(where.commentNotIn, (comment) => comment.databaseId, false);
	member(where.contentIdIn, (comment) => comment.postId);
	member(where.contentIdNotIn, (comment) => comment.postId, false);
	member(where.parentIn, (comment) => comment.parentId);
	member(where.parentNotIn, (comment) => comment.parentId, false);
	const writerOf = ({ postId }: CommentRecord) => store.post(postId)?.authorId ?? 0;
	member(where.contentAuthor, writerOf);
	member(where.contentAuthorIn, writerOf);
	member(where.contentAuthorNotIn, writerOf, false);
	if (where.contentId) member([where.contentId], (comment) => comment.postId);
	if (where.userId) member([where.userId], (comment) => comment.userId);
	const { parent, contentName, contentParent, contentStatus, contentType, search } = where;
	if (parent !== null && parent !== undefined) list.push((comment) => comment.parentId === parent);
	if (contentName) list.push((comment) => store.post(comment.postId)?.slug === contentName);
	if (contentParent !== null && contentParent !== undefined)
		list.push(({ postId }) => store.post(postId)?.parentId === contentParent);
	if (contentStatus) {
		const states = contentStatus.map((value) => value?.toLowerCase());
		list.push(({ postId }) => states.includes(store.post(postId)?.status));
	}
	if (contentType) {
		const types = contentType.map((value) => names.contentTypes.toWordPress(value ?? ''));
		list.push((comment) => types.includes(store.post(comment.postId)?.type ?? ''));
	}
	if (search) {
		const wanted = search.toLowerCase();
		// A viewer without the right to read addresses could find them out by searching for their parts.
		const isModerator = may(viewer, 'moderate_comments');
		list.push((comment) =>
			[
				comment.authorName,
				comment.authorUrl,
				comment.content,
				...(isModerator ? [comment.authorEmail] : []),
			].some((text) => text.toLowerCase().includes(wanted)),
		);
	}
	return list;
}

/**
 * Orders comments by a list's arguments, by default newest first. Equal comments keep the direction in an order by
 * date; in every other order the newest comes first.
 */
export function orderComments({ orderby, order }: CommentWhere) {
	const key = KEYS[orderby ?? 'COMMENT_DATE_GMT'] ?? byDate;
	const direction = order === 'ASC' ? 1 : -1;
	const ofEqual = /^COMMENT_DATE/.test(orderby ?? 'COMMENT_DATE_GMT') ? direction : -1;
	return (one: CommentRecord, other: CommentRecord): number => {
		const [a, b] = [key(one), key(other)];
		if (a !== b) return a < b ? -direction : direction;
		return ofEqual * (one.databaseId - other.databaseId);
	};
}
