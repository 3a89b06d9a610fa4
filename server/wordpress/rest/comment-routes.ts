import type { CommentRecord, PostRecord } from '@outrigger/formats/model/records';
import { may } from '../auth/roles';
import { isOpenWith, mayReadComment, maySee } from '../auth/visibility';
import { addressOf } from '../auth/visitor-address';
import { submitComment } from '../comments/submit-comment';
import type { Store } from '../store/store';
import { withLetterT } from '../texts/dates';
import { commentItem } from './comment-item';
import { cut, readPage } from './pagination';
import { createParamReader } from './param-reader';
import { forbiddenContext, readDetail } from './post-routes';
import type { RestContext } from './rest-context';
import { forbidden, RestError } from './rest-error';
import type { RestResult } from './rest-item';
import { readSiteDate } from './site-date';
import { placeIn, type SortKey, sortBy } from './sort-by';
import { creation, isWriting, rawText } from './write';
import { requireModerator, saveComment, sentFields } from './write-comments';

const orderFields = ['date', 'date_gmt', 'id', 'include', 'post', 'parent', 'type'] as const;
const statuses = ['approve', 'hold', 'spam', 'trash', 'all'] as const;

/** Posts that carry approved comments, those with most first. */
function* commentedPosts(store: Store): Generator<PostRecord> {
	const types = store.content.contentTypes.flatMap((type) => (type.public ? [type.name] : []));
	const orderBy = [{ field: 'comment_count', order: 'DESC' }] as const;
	for (let offset = 0; ; offset += 100) {
		const { items, hasNextPage } = store.posts(
			{ types, statuses: ['publish', 'inherit', 'private'], orderBy: [...orderBy] },
			{ first: 100, offset },
		);
		for (const post of items) {
			if (post.commentCount === 0) return;
			yield post;
		}
		if (!hasNextPage) return;
	}
}

function commentsIn(
	store: Store,
	postIds: number[] | undefined,
	chosen: CommentRecord['status'][],
): CommentRecord[] {
	if (postIds) return postIds.flatMap((id) => store.commentsOf(id, chosen));
	// A post's count leaves out waiting comments; only moderators ask for them.
	const isApprovedOnly = chosen.length === 1 && chosen[0] === 'approve';
	const posts = isApprovedOnly ? commentedPosts(store) : store.content.posts;
	return [...posts].flatMap((post) => store.commentsOf(post.databaseId, chosen));
}

/** `GET /wp/v2/comments`, newest first. */
export function listComments(context: RestContext): RestResult {
	const { store, viewer } = context;
	const { timezone } = store.settings;
	const read = createParamReader(context.params);
	const detail = readDetail(read);
	const page = readPage(read);
	const postIds = read.integers('post');
	const parents = read.integers('parent');
	const parentsLeftOut = read.integers('parent_exclude') ?? [];
	const authors = read.integers('author');
	const authorsLeftOut = read.integers('author_exclude') ?? [];
	const email = read.text('author_email')?.trim().toLowerCase();
	const type = read.text('type') || 'comment';
	const include = read.integers('include');
	const exclude = read.integers('exclude') ?? [];
	const search = read.text('search')?.trim().toLowerCase();
	const after = readSiteDate(read, 'after', timezone) ?? '';
	const before = readSiteDate(read, 'before', timezone) ?? '9999';
	const status = read.choice('status', statuses) ?? 'approve';
	const sent = read.text('password');
	// As in core, a password counts only if the request names a single post.
	const password = postIds?.length === 1 ? sent : undefined;
	const field = read.choice('orderby', orderFields) ?? 'date_gmt';
	const direction = read.choice('order', ['asc', 'desc']) ?? 'desc';
	read.check();
	const isHidden = (id: number) => {
		const post = store.post(id);
		return (
			post !== undefined && !(maySee(store, post, viewer) && isOpenWith(post, viewer, password))
		);
	};
	if (postIds?.some(isHidden))
		throw forbidden(
			viewer,
			'rest_cannot_read_post',
			'Sorry, you are not allowed to read the post for this comment.',
		);
	const mayModerate = may(viewer, 'moderate_comments');
	if (detail === 'edit' && !mayModerate) {
		throw forbiddenContext(context, 'Sorry, you are not allowed to edit comments.');
	}
	const guarded = {
		author: !!authors?.length,
		author_exclude: authorsLeftOut.length > 0,
		author_email: !!email,
		type: type !== 'comment',
		status: status !== 'approve',
	};
	const refused = Object.entries(guarded).flatMap(([name, isSent]) => (isSent ? [name] : []));
	if (refused.length > 0 && !may(viewer, 'edit_posts')) {
		const message = `Query parameter not permitted: ${refused.join(', ')}`;
		throw forbidden(viewer, 'rest_forbidden_param', message);
	}
	const chosen = status === 'all' ? (['approve', 'hold'] as const) : [status];
	// The mock keeps only comments: no pingbacks, no notes.
	const kept = ['comment', 'all'].includes(type) ? commentsIn(store, postIds, [...chosen]) : [];
	const found = kept.filter(
		(comment) =>
			(parents?.includes(comment.parentId) ?? true) &&
			!parentsLeftOut.includes(comment.parentId) &&
			(authors?.includes(comment.userId) ?? true) &&
			!authorsLeftOut.includes(comment.userId) &&
			(!email || comment.authorEmail.toLowerCase() === email) &&
			(include?.includes(comment.databaseId) ?? true) &&
			!exclude.includes(comment.databaseId) &&
			(!search || `${comment.authorName} ${comment.content}`.toLowerCase().includes(search)) &&
			withLetterT(comment.date) > after &&
			withLetterT(comment.date) < before,
	);
	const includePlace = placeIn(include);
	const keys: Record<(typeof orderFields)[number], (comment: CommentRecord) => SortKey> = {
		date: (comment) => comment.date,
		date_gmt: (comment) => comment.dateGmt,
		id: (comment) => comment.databaseId,
		include: (comment) => includePlace(comment.databaseId),
		post: (comment) => comment.postId,
		parent: (comment) => comment.parentId,
		type: () => 0,
	};
	const byId = sortBy(found, (comment) => comment.databaseId, direction);
	return {
		kind: 'items',
		// As in core, comments of unreadable posts count for the pages, but the pages omit them.
		items: cut(sortBy(byId, keys[field], direction), page)
			.filter((comment) => mayReadComment(store, comment, viewer, password))
			.map((comment) => commentItem(context, comment, detail)),
		total: found.length,
		perPage: page.perPage,
		page: page.page,
	};
}

/** `GET /wp/v2/comments/5`. */
export function getComment(context: RestContext, id: number): RestResult {
	const comment = context.store.comment(id);
	if (comment === undefined) {
		throw new RestError('rest_comment_invalid_id', 'Invalid comment ID.', 404);
	}
	const read = createParamReader(context.params);
	const detail = readDetail(read);
	const password = read.text('password');
	read.check();
	if (detail === 'edit' && !may(context.viewer, 'moderate_comments')) {
		throw forbiddenContext(context, 'Sorry, you are not allowed to edit comments.');
	}
	if (!mayReadComment(context.store, comment, context.viewer, password)) {
		const message = 'Sorry, you are not allowed to read this comment.';
		throw forbidden(context.viewer, 'rest_cannot_read', message);
	}
	return { kind: 'item', item: commentItem(context, comment, detail) };
}

/** Refuses a comment on a post that takes none of this user. @returns true for a post that the user may read */
function mayComment(
	{ store, viewer }: RestContext,
	postId: number,
	password: string | undefined,
): boolean {
	const post = store.post(postId);
	const refuse = (code: string, message: string) => forbidden(viewer, code, message);
	if (post?.status === 'draft' || post?.status === 'trash')
		throw refuse(
			`rest_comment_${post.status}_post`,
			'Sorry, you are not allowed to create a comment on this post.',
		);
	if (post && !(maySee(store, post, viewer) && isOpenWith(post, viewer, password)))
		throw refuse(
			'rest_cannot_read_post',
			'Sorry, you are not allowed to read the post for this comment.',
		);
	if (post?.commentStatus === 'closed')
		throw refuse('rest_comment_closed', 'Sorry, comments are closed for this item.');
	return true;
}

/**
 * `POST /wp/v2/comments`: for users who are logged in, the default of WordPress; visitors use the
 * form or the mutation. The answer contains the comment even if it waits for approval.
 */
export async function createComment(context: RestContext): Promise<RestResult> {
	const { store, viewer, now } = context;
	if (viewer === null) {
		throw new RestError(
			'rest_comment_login_required',
			'Sorry, you must be logged in to comment.',
			401,
		);
	}
	requireModerator(context);
	if (context.params.has('id'))
		throw new RestError('rest_comment_exists', 'Cannot create existing comment.', 400);
	const read = createParamReader(context.params);
	const postId = read.integer('post');
	const parentId = read.integer('parent', { min: 0 }) ?? 0;
	const content = rawText(context.params, 'content') ?? '';
	const password = read.text('password');
	read.check();
	if (postId === undefined || !store.post(postId)) {
		const message = 'Sorry, you are not allowed to create this comment without a post.';
		throw new RestError('rest_comment_invalid_post_id', message, 403);
	}
	if (content.trim() === '')
		throw new RestError('rest_comment_content_invalid', 'Invalid comment content.', 400);
	const typed = {
		postId,
		parentId,
		authorName: '',
		authorEmail: '',
		authorUrl: '',
		content: content.trim(),
	};
	// A moderator may set more fields of a comment. `sentFields` refuses wrong ones before the host stores the comment.
	const mayModerate = may(viewer, 'moderate_comments');
	const extra = mayModerate && isWriting(context) ? sentFields(context) : {};
	const hasPassword = mayComment(context, postId, password);
	const sender = { viewer, hasPassword, address: addressOf(context.request), pace: context.pace };
	const outcome = await submitComment(store, typed, sender, now);
	if (!outcome.accepted) {
		const { code, message, status } = outcome.refusal;
		const isPlain = status < 400 || code === 'comment_flood';
		throw new RestError(code, message, isPlain ? 400 : status);
	}
	const { comment } = outcome;
	const isMore = Object.entries(extra).some(
		([name, value]) => comment[name as keyof typeof comment] !== value,
	);
	const item =
		isMore && isWriting(context)
			? await saveComment(context, { ...comment, ...extra })
			: commentItem(context, comment, mayModerate ? 'edit' : 'view');
	return creation(context, item, `/wp/v2/comments/${comment.databaseId}`);
}
