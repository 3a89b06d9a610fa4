import { skipToken, useApolloClient, useSuspenseQuery } from '@apollo/client/react';
import { commentPagePath } from '@outrigger/rules/lists/comment-pages';
import { useCurrentNode } from '../../elements/context/current-node';
import { useCurrentPage } from '../../elements/context/current-page';
import { useRender } from '../../elements/context/render-context';
import { Island } from '../../elements/island/island';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { isSilent } from './ask-comments';
import { CommentText } from './comment-text';
import { discussionIsland } from './discussion-island';
import {
	PostComments_ContentDocument,
	PostCommentsWithTextsDocument,
} from './post-comments.generated';
import type { PostCommentsSettings } from './settings';
import { type CommentedContent, useCommentWindow } from './use-comment-window';
import { keepWithoutTexts } from './without-texts';

/** The comments on the content of the page, or on the content that the editor chose. */
export function PostComments({ settings, element }: WidgetProps<PostCommentsSettings>) {
	const current = useCurrentNode();
	const { unlockedContent } = useCurrentPage();
	const isInLoop = useRender().document.type === 'loop-item';
	const isCustom = settings.source_type === 'custom';
	const chosenId = isCustom ? settings.source_custom : 0;
	const { data } = useSuspenseQuery(
		PostComments_ContentDocument,
		chosenId ? { variables: { id: `${chosenId}` } } : skipToken,
	);
	const content: CommentedContent | null | undefined = isCustom ? data?.contentNode : current;
	const isUnlocked = !content?.isRestricted || (!isCustom && unlockedContent !== null);
	// WordPress would give comments to every visitor, but comments on a protected post are as secret as its text.
	return content && isUnlocked && !isSilent(content) ? (
		<CommentsOn
			content={content}
			elementId={element.id}
			// The id `comments` may occur only once on a page, and an editor may already have given it to the element.
			isAnchor={!isCustom && !isInLoop && element.settings._element_id !== 'comments'}
		/>
	) : null;
}

interface CommentsOnProps {
	content: CommentedContent;
	elementId: string;
	isAnchor: boolean;
}

function CommentsOn({ content, elementId, isAnchor }: CommentsOnProps) {
	const nodeId = content.databaseId;
	const { site, url, path, returnedComment } = useCurrentPage();
	const { language } = site;
	const { total, ...window } = useCommentWindow(content);
	const { pages } = window;
	const client = useApolloClient();
	const variables = { contentId: `${nodeId}`, first: window.first, after: window.after };
	const { data } = useSuspenseQuery(PostCommentsWithTextsDocument, { variables });
	keepWithoutTexts(client, variables);
	const comments = (data.comments?.edges ?? []).map(({ node }) => node);
	const isOpen = content.commentStatus === 'open';
	if (!isOpen && comments.length === 0) return null;
	const slots = Object.fromEntries(
		comments.map((comment) => [
			`comment-${comment.databaseId}`,
			<CommentText key={comment.id} comment={comment} language={language} />,
		]),
	);
	return (
		<Island
			of={discussionIsland}
			id={elementId}
			props={{
				...window,
				nodeId,
				// An answer to a comment on other content is written on the page that shows that content.
				path: isAnchor && pages ? commentPagePath(pages.uri, pages.page, pages.pageCount) : path,
				replyTo: isOpen ? Number(url.searchParams.get('replytocom')) || 0 : 0,
				isOpen,
				language,
				total: total ?? comments.length,
				isAnchor,
				returned: returnedComment?.nodeId === nodeId ? returnedComment : null,
			}}
			slots={slots}
		/>
	);
}
