import { defineIsland, islandQuery } from '../../elements/island/define-island';
import { Discussion, type DiscussionProps } from './discussion';
import { PostCommentsDocument } from './post-comments.generated';

export const discussionIsland = defineIsland<DiscussionProps>({
	Component: Discussion,
	queries: ({ nodeId, first, after }) => [
		islandQuery(PostCommentsDocument, { contentId: `${nodeId}`, first, after }),
	],
});
