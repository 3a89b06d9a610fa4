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
	 * True if WordPress does not give the text, because a password protects it and the visitor has not typed that
	 * password.
	 */
	isRestricted?: boolean | null;
	/** Null if WordPress does not give it, because a password protects the content. */
	commentCount?: number | null;
	commentStatus?: string | null;
}

/** The comments that a page shows, and the address of the other comments. */
interface ShownComments extends Pick<DiscussionProps, 'first' | 'after' | 'pages'> {
	/** The number of comments; null if all comments are shown. */
	total: number | null;
}

const ALL: ShownComments = { total: null, first: MOST_ON_ONE_PAGE, after: null, pages: null };

/**
 * Returns the comments that this page shows. If there are few, it shows all of them; otherwise the comments of
 * the page that the address names, or else the newest comments. Suspends; sends no query if there are few comments.
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
