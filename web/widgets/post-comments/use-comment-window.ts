import { skipToken, useSuspenseQuery } from '@apollo/client/react';
import { addressPath } from '@outrigger/rules/address/uri-path';
import {
	commentsPath,
	commentWindow,
	MOST_ON_ONE_PAGE,
} from '@outrigger/rules/lists/comment-pages';
import { useCurrentPage } from '../../elements/context/current-page';
import { useRest } from '../../wordpress/rest';
import type { DiscussionProps } from './discussion';
import { PostComments_CursorDocument } from './post-comments.generated';

/** Content that can be commented on. */
export interface CommentedContent {
	databaseId: number;
	uri?: string | null;
	/**
	 * True if WordPress keeps a part of it back: behind a password, unless the visitor gave it.
	 */
	isRestricted?: boolean | null;
	/** Null where WordPress does not answer it, behind a password. */
	commentCount?: number | null;
	commentStatus?: string | null;
}

/** The comments that a page shows, and the way to the others. */
interface ShownComments extends Pick<DiscussionProps, 'first' | 'after' | 'pages'> {
	/** Null where all comments are shown. */
	total: number | null;
}

const ALL: ShownComments = { total: null, first: MOST_ON_ONE_PAGE, after: null, pages: null };

/**
 * The comments on a piece of content that this page shows: all of them where they are few, else those of the page that
 * the address names, or the newest. Suspends; sends no query if they are few.
 */
export function useCommentWindow({
	databaseId,
	uri,
	commentCount,
}: CommentedContent): ShownComments {
	const { commentPage } = useCurrentPage();
	const named = commentPage?.nodeId === databaseId ? commentPage.number : null;
	const isMany = named !== null || (commentCount ?? 0) > MOST_ON_ONE_PAGE;
	const answer = useRest(isMany && uri ? commentsPath(databaseId, named) : null);
	const window = answer && commentWindow(answer, named);
	const following = window?.followingId ?? null;
	const { data } = useSuspenseQuery(
		PostComments_CursorDocument,
		following === null
			? skipToken
			: { variables: { contentId: `${databaseId}`, id: `${following}` } },
	);
	if (!window || !uri) return ALL;
	return {
		total: window.total,
		first: window.length,
		after: data?.comments?.pageInfo.endCursor ?? null,
		pages: { uri: addressPath(uri), page: window.page, pageCount: window.pageCount },
	};
}
