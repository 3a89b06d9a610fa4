import type { ObservableQuery } from '@apollo/client';
import { COMMENTS_PER_PAGE } from '@outrigger/rules/lists/comment-pages';
import { useState } from 'react';
import { loadSanitizer, type SanitizeMarkup } from '../../browser/sanitize-markup';
import { type PostCommentsQuery, PostCommentsWithTextsDocument } from './post-comments.generated';

/** The older comments that a visitor has loaded. */
export interface OlderComments {
	state: 'idle' | 'loading' | 'loaded' | 'failed';
	/** The number of loaded pages. */
	pages: number;
	/** Sanitises the texts of the loaded comments; null until the first comments are requested. */
	sanitize: SanitizeMarkup | null;
	/** Loads the next page of comments into the list; never rejects. */
	load: () => Promise<void>;
}

/**
 * Loads older comments into the list that a query shows.
 * @param endCursor the cursor of the oldest loaded comment
 */
export function useOlderComments(
	contentId: string,
	fetchMore: ObservableQuery<PostCommentsQuery>['fetchMore'],
	endCursor: string | null,
): OlderComments {
	const [state, setState] = useState<OlderComments['state']>('idle');
	const [pages, setPages] = useState(0);
	const [sanitize, setSanitize] = useState<SanitizeMarkup | null>(null);

	async function load(): Promise<void> {
		setState('loading');
		try {
			const clean = await loadSanitizer();
			setSanitize(() => clean);
			await fetchMore({
				query: PostCommentsWithTextsDocument,
				variables: { contentId, first: COMMENTS_PER_PAGE, after: endCursor },
			});
			setPages((count) => count + 1);
			setState('loaded');
		} catch {
			setState('failed');
		}
	}

	return { state, pages, sanitize, load };
}
