import { idsOf } from './posts-query';

/**
 * Comments on pages of their own, as WordPress cuts them where threads are off: by date, page 1 holds the oldest, the
 * newest stand at the content's own address. An older page never changes when a comment comes.
 */

/** WordPress's own length of a page of comments (Settings → Discussion). */
export const COMMENTS_PER_PAGE = 50;

/** WPGraphQL gives no more of a list at once: as many comments as this need no pages. */
export const MOST_ON_ONE_PAGE = 2 * COMMENTS_PER_PAGE;

/** Which comments one page holds. */
export interface CommentWindow {
	/** How many there are on all pages. */
	total: number;
	/** At least 1. */
	pageCount: number;
	/** From 1; `pageCount` for the newest. */
	page: number;
	/** How many this page holds. */
	length: number;
	/** Database id of the comment that follows the newest of this page; null where none does. */
	followingId: number | null;
}

/** What core REST answered. */
interface CommentsAnswer {
	status: number;
	body: unknown;
	total: number;
}

/**
 * How many pages so many comments need. The newest page takes in what is over, 51 to 100 comments: one with a handful
 * would be what most visitors meet.
 */
export function commentPageCount(total: number): number {
	return Math.max(1, Math.ceil(total / COMMENTS_PER_PAGE) - 1);
}

/**
 * Path behind `/wp-json/` that tells what a page of comments holds.
 * @param page from 1; null for the newest
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
 * Which comments a page holds, from the answer to `commentsPath`.
 * @returns null where there is no such page, and where WordPress does not tell (behind a password)
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
 * Address of a page of comments, `/stories/first-light/comment-page-2/`; the newest stand at the content's own.
 * @param uri own path of the content
 */
export function commentPagePath(uri: string, page: number, pageCount: number): string {
	return page < pageCount ? `${uri.replace(/\/?$/, '/')}comment-page-${page}/` : uri;
}
