import { useQuery } from '@apollo/client/react';
import type { ReturnedComment } from '@outrigger/rules/wordpress/returned-comment';
import { useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../../ui/texts';
import { CommentForm } from './comment-form';
import { CommentList, type ListedComment } from './comment-list';
import {
	type CommentPages,
	CommentsTitle,
	hrefOfPage,
	NewerComments,
	OlderComments,
} from './comment-pages';
import { PostCommentsDocument, type PostCommentsQuery } from './post-comments.generated';
import { buildThread } from './thread';
import type { CreateOutcome } from './use-create-comment';
import { useOlderComments } from './use-older-comments';
import { useReply } from './use-reply';

/** The props that the island takes to the browser. */
export interface DiscussionProps {
	/** Database id of the content. */
	nodeId: number;
	/** Path of this page of the comments. */
	path: string;
	/** Database id of the comment that the visitor answers, from the address; 0 for none. */
	replyTo: number;
	/** True if visitors may still write. */
	isOpen: boolean;
	/** The site's, `en-US`. */
	language: string;
	/** The number of comments, on all pages. */
	total: number;
	/** The range of comments that comes with the page, newest first. */
	first: number;
	after: string | null;
	/**
	 * The number of this page of the comments, and the addresses of the others; null if there are
	 * no others.
	 */
	pages: CommentPages | null;
	/** True if links to the comments of this page lead here. */
	isAnchor: boolean;
	/** The comment that the visitor sent without script and WordPress refused; null for none. */
	returned: ReturnedComment | null;
}

/** The comments on a piece of content and the form that adds to them. */
export function Discussion(props: DiscussionProps) {
	const say = useTexts();
	const { nodeId, language, pages } = props;
	const contentId = `${nodeId}`;
	const { data, fetchMore } = useQuery(PostCommentsDocument, {
		variables: { contentId, first: props.first, after: props.after },
	});
	const comments = oldestFirst(data);
	const older = useOlderComments(contentId, fetchMore, data?.comments?.pageInfo.endCursor ?? null);
	const oldestPage = (pages?.page ?? 1) - older.pages;
	const ownId = useId();
	const title = useRef<HTMLHeadingElement>(null);
	const form = useRef<HTMLFormElement>(null);
	const { place, draft } = useReply(form, {
		path: props.path,
		// WordPress's own name, which links from elsewhere lead to.
		formId: props.isAnchor ? 'respond' : ownId,
		answered: props.replyTo,
	});
	const answered = comments.find(({ databaseId }) => databaseId === place.answered);
	const [ownTexts, setOwnTexts] = useState<ReadonlyMap<number, string>>(new Map());

	// The link that was used is gone with the last of them.
	const isComplete = older.pages > 0 && oldestPage === 1;
	useEffect(() => {
		if (isComplete) title.current?.focus();
	}, [isComplete]);

	function remember(outcome: CreateOutcome, text: string): void {
		if (outcome.kind !== 'shown') return;
		setOwnTexts((texts) => new Map(texts).set(outcome.comment.databaseId, text));
	}

	const respond = props.isOpen && (
		<div id={place.formId} className="comment-respond">
			{/* The target of a plain post that waits for a moderator; hidden unless it is the target. */}
			<p id="comment-held" className="comment-held">
				{say('comments.held')}
			</p>
			<CommentForm
				ref={form}
				nodeId={nodeId}
				answered={answered}
				place={place}
				draft={draft ?? props.returned?.typed ?? null}
				refusal={props.returned?.message ?? null}
				onSent={remember}
			/>
		</div>
	);

	return (
		<div id={props.isAnchor ? 'comments' : undefined} className="comments-area">
			{comments.length > 0 && (
				<>
					<CommentsTitle total={props.total + ownTexts.size} ref={title} />
					{pages && oldestPage > 1 && (
						<OlderComments
							href={hrefOfPage(pages, oldestPage - 1)}
							isLoading={older.state === 'loading'}
							onLoad={older.load}
						/>
					)}
					{pages && (
						<p role="status" className="comment-navigation-status">
							{older.state === 'loaded' && say('comments.shown', { count: comments.length })}
							{older.state === 'failed' && say('comments.notLoaded')}
						</p>
					)}
					<CommentList
						entries={buildThread(comments)}
						ownTexts={ownTexts}
						language={language}
						sanitize={older.sanitize}
						reply={props.isOpen ? place : undefined}
						form={respond}
					/>
					{pages && pages.page < pages.pageCount && <NewerComments pages={pages} />}
				</>
			)}
			{!answered && respond}
			{!props.isOpen && comments.length > 0 && (
				<p className="no-comments">{say('comments.closed')}</p>
			)}
		</div>
	);
}

/** Each comment once: WPGraphQL begins anew behind a comment that has been deleted. */
function oldestFirst(data: PostCommentsQuery | undefined): ListedComment[] {
	const edges = data?.comments?.edges ?? [];
	return [...new Map(edges.map(({ node }) => [node.databaseId, node])).values()].toReversed();
}
