import { commentPagePath, commentsPath, commentWindow } from '@outrigger/rules/lists/comment-pages';
import type { CurrentPage } from '../elements/context/current-page';
import type { RestFetch } from '../wordpress/rest';
import type { Subject } from './subject/subject';

/** The comments to which an address leads that names a page of comments. */
export interface FoundComments {
	/** Null if these are the content's newest comments, or if the address leads to another page. */
	commentPage: CurrentPage['commentPage'];
	/** The content's own address if this page of comments does not exist (any more, or not yet on another site). */
	redirect: string | null;
}

/**
 * Finds the page of comments that an address names.
 * @returns null if the address belongs to no content with comments
 */
export async function findComments(
	rest: RestFetch,
	{ kind, node, uri }: Subject,
	page: number,
): Promise<FoundComments | null> {
	if (kind !== 'singular' || !node || uri === null) return null;
	const window = commentWindow(await rest(commentsPath(node.databaseId, page)), page);
	if (!window || window.pageCount === 1) return { commentPage: null, redirect: uri };
	const { pageCount } = window;
	const isNewest = page === pageCount;
	return {
		commentPage: isNewest
			? null
			: { nodeId: node.databaseId, number: page, path: commentPagePath(uri, page, pageCount) },
		redirect: null,
	};
}
