import { useSuspenseQuery } from '@apollo/client/react';
import { useCurrentNode } from '../../elements/current-node';
import type { WidgetProps } from '../../elements/define-widget';
import { Island } from '../../elements/island/island';
import { CommentText } from './comment-text';
import { discussionIsland } from './discussion-island';
import { PostCommentsOnServerDocument } from './post-comments.generated';
import type { PostCommentsSettings } from './settings';

/** The comments on the page's own content, or on the content that the editor chose. */
export function PostComments({ settings, element }: WidgetProps<PostCommentsSettings>) {
	const current = useCurrentNode();
	const nodeId = settings.source_type === 'custom' ? settings.source_custom : current?.databaseId;
	return nodeId ? <CommentsOf nodeId={nodeId} elementId={element.id} /> : null;
}

function CommentsOf({ nodeId, elementId }: { nodeId: number; elementId: string }) {
	const { data } = useSuspenseQuery(PostCommentsOnServerDocument, {
		variables: { contentId: `${nodeId}` },
	});
	const node = data.contentNode;
	if (!node) return null;
	const comments = data.comments?.nodes ?? [];
	const isOpen = 'commentStatus' in node && node.commentStatus === 'open';
	if (!isOpen && comments.length === 0) return null;
	const slots = Object.fromEntries(
		comments.map((comment) => [
			`comment-${comment.databaseId}`,
			<CommentText key={comment.id} comment={comment} />,
		]),
	);
	return (
		<>
			<Island of={discussionIsland} id={elementId} props={{ nodeId, isOpen }} slots={slots} />
			{data.comments?.pageInfo.hasNextPage && (
				<p className="comments-cut">Only the first hundred comments are shown.</p>
			)}
		</>
	);
}
