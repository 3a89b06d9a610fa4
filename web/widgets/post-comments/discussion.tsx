import { useSuspenseQuery } from '@apollo/client/react';
import { useId, useRef, useState } from 'react';
import { CommentForm, HELD_MESSAGE } from './comment-form';
import { CommentList } from './comment-list';
import { PostCommentsDocument } from './post-comments.generated';
import { buildThread } from './thread';
import type { CreateOutcome } from './use-create-comment';

/** What the island takes to the browser. */
export interface DiscussionProps {
	/** Database id of the content. */
	nodeId: number;
	/** Whether one may still write. */
	isOpen: boolean;
}

/** The comments on a piece of content and the form that adds to them. */
export function Discussion({ nodeId, isOpen }: DiscussionProps) {
	const { data } = useSuspenseQuery(PostCommentsDocument, {
		variables: { contentId: `${nodeId}` },
	});
	const comments = data.comments?.nodes ?? [];
	const formId = useId();
	const parent = useRef<HTMLSelectElement>(null);
	const [ownTexts, setOwnTexts] = useState<ReadonlyMap<number, string>>(new Map());

	function remember(outcome: CreateOutcome, text: string): void {
		if (outcome.kind !== 'shown') return;
		setOwnTexts((texts) => new Map(texts).set(outcome.comment.databaseId, text));
	}

	function replyTo(databaseId: number): void {
		if (!parent.current) return;
		parent.current.value = `${databaseId}`;
		parent.current.form?.querySelector('textarea')?.focus();
	}

	return (
		<div className="comments-area">
			{comments.length > 0 && (
				<>
					<h2 className="comments-title">
						{comments.length === 1 ? 'One comment' : `${comments.length} comments`}
					</h2>
					<CommentList
						entries={buildThread(comments)}
						ownTexts={ownTexts}
						formId={isOpen ? formId : undefined}
						onReply={replyTo}
					/>
				</>
			)}
			{isOpen ? (
				<div id={formId} className="comment-respond">
					{/* Where a plain post leads that waits for a moderator; unseen unless it is the target. */}
					<p id="comment-held" className="comment-held">
						{HELD_MESSAGE}
					</p>
					<CommentForm nodeId={nodeId} comments={comments} parentRef={parent} onSent={remember} />
				</div>
			) : (
				comments.length > 0 && <p className="no-comments">Comments are closed.</p>
			)}
		</div>
	);
}
