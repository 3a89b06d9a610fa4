import { idsOf } from './posts-query';

/**
 * Pages of comments, as WordPress divides them if threaded comments are switched off: by date; page 1 holds the oldest
 * comments, and the content's own address shows the newest. A new comment never changes an older page.
 */

/** WordPress's default number of comments per page (Settings → Discussion). */
export const COMMENTS_PER_PAGE = 50;

/** WPGraphQL returns at most this many items at once, so this many comments need no pages. */
export const MOST_ON_ONE_PAGE = 2 * COMMENTS_PER_PAGE;

/** The comments on a page. */
export interface CommentWindow {
	/** The number of comments on all pages. */
	total: number;
	/** The number of pages, at least 1. */
	pageCount: number;
	/** The number of this page, counted from 1; `pageCount` for the page with the newest comments. */
	page: number;
	/** The number of comments on this page. */
	length: number;
	/** Database id of the comment after the newest on this page; null where no comment follows. */
	followingId: number | null;
}

/** The answer of core REST, as far as this file reads it. */
interface CommentsAnswer {
	status: number;
	body: unknown;
	total: number;
}

/**
 * The number of pages. The newest page also takes the remainder, so that it holds 51 to 100 comments: most visitors
 * see this page, and it would otherwise show only a handful.
 */
export function commentPageCount(total: number): number {
	return Math.max(1, Math.ceil(total / COMMENTS_PER_PAGE) - 1);
}

/**
 * The path below `/wp-json/` that returns the number of comments and the first comment after a page.
 * @param page from 1; null for the page with the newest comments
 */
export function commentsPath(nodeId: number, page: number | null): string {
	const parameters = new URLSearchParams({
		post: `${nodeId}`,
		orderby: 'date',
		order: 'asc',
		offset: `${(page ?? 0) * COMMENTS_PER_PAGE}`,
		per_page: '1',
		_fields: 'id',
	});
	return `wp/v2/comments?${parameters}`;
}

/**
 * Reads the comments of a page from the answer to `commentsPath`.
 * @returns null where the page does not exist, and where WordPress refuses the answer (password)
 */
export function commentWindow(
	{ status, body, total }: CommentsAnswer,
	page: number | null,
): CommentWindow | null {
	const pageCount = commentPageCount(total);
	if (status >= 400 || (page ?? 1) > pageCount) return null;
	if (page !== null && page < pageCount) {
		const [followingId = null] = idsOf(body);
		return { total, pageCount, page, length: COMMENTS_PER_PAGE, followingId };
	}
	const length = total - (pageCount - 1) * COMMENTS_PER_PAGE;
	return { total, pageCount, page: pageCount, length, followingId: null };
}

/**
 * The address of a page of comments, `/stories/first-light/comment-page-2/`; for the newest comments, the content's own
 * address.
 * @param uri the content's path on this site
 */
export function commentPagePath(uri: string, page: number, pageCount: number): string {
	return page < pageCount ? `${uri.replace(/\/?$/, '/')}comment-page-${page}/` : uri;
}
