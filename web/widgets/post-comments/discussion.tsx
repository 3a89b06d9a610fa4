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

/** The props of the island, which the browser gets as well. */
export interface DiscussionProps {
	/** Database id of the content. */
	nodeId: number;
	/** The path of this page of comments. */
	path: string;
	/** Database id of the comment that the visitor answers, from the address; 0 for none. */
	replyTo: number;
	/** True if visitors can still write comments. */
	isOpen: boolean;
	/** The site's language, for example `en-US`. */
	language: string;
	/** The number of comments, on all pages. */
	total: number;
	/** The number of comments that the page contains, counted from the newest. */
	first: number;
	after: string | null;
	/** The number of this page of comments, and the addresses of the other pages; null if there are no other pages. */
	pages: CommentPages | null;
	/** True if links to the comments of this page lead to this widget. */
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
		// WordPress's own id for the form, to which links from elsewhere lead.
		formId: props.isAnchor ? 'respond' : ownId,
		answered: props.replyTo,
	});
	const answered = comments.find(({ databaseId }) => databaseId === place.answered);
	const [ownTexts, setOwnTexts] = useState<ReadonlyMap<number, string>>(new Map());

	// After the last older comments have loaded, the link that the visitor pressed no longer exists.
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
			{/* WordPress redirects here after a post without script, if a moderator must approve the comment; otherwise
			   this text is hidden. */}
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

/**
 * Returns each comment once, oldest first: after a deleted comment, WPGraphQL starts its list again from the beginning.
 */
function oldestFirst(data: PostCommentsQuery | undefined): ListedComment[] {
	const edges = data?.comments?.edges ?? [];
	return [...new Map(edges.map(({ node }) => [node.databaseId, node])).values()].toReversed();
}
