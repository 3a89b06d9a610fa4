import type { ReactNode } from 'react';
import type { SanitizeMarkup } from '../../browser/sanitize-markup';
import { IslandSlot, useHasSlot } from '../../elements/island/island-slot';
import { MarkupProvider } from '../../ui/markup-context';
import { useTexts } from '../../ui/texts';
import { type AuthoredComment, useAuthorName } from './author-name';
import { CommentText } from './comment-text';
import type { PostComments_PlaceFragment } from './post-comments.generated';
import { ReplyLink, type ReplyPlace } from './reply-link';
import type { ThreadEntry } from './thread';

/** A comment of the list: where it stands; its parts ask for the rest. */
export type ListedComment = Omit<PostComments_PlaceFragment, ' $fragmentName'> & AuthoredComment;

/**
 * The number of indented levels, WordPress's own depth of threads; deeper answers stand below one
 * another and name the author that they answer.
 */
export const DEEPEST_LEVEL = 5;

interface CommentListProps {
	entries: readonly ThreadEntry<ListedComment>[];
	/** Texts that were written on this page, by database id. */
	ownTexts: ReadonlyMap<number, string>;
	/** The site's, `en-US`. */
	language: string;
	/** Cleans texts that were loaded since; null while there are none. */
	sanitize: SanitizeMarkup | null;
	/** The place for answers to comments; absent if comments are closed. */
	reply?: ReplyPlace;
	/** The form, where it stands below the comment that is answered. */
	form: ReactNode;
	/** From 1. */
	depth?: number;
	/** The comment that these comments answer. */
	parent?: ListedComment;
}

/** Comments and, inside each, the answers to it. */
export function CommentList({ entries, ...shared }: CommentListProps) {
	return (
		<ol className="comment-list">
			{entries.map((entry) => (
				<Comment key={entry.comment.id} entry={entry} {...shared} />
			))}
		</ol>
	);
}

function Comment({
	entry: { comment, replies, isLoose },
	...shared
}: Omit<CommentListProps, 'entries'> & { entry: ThreadEntry<ListedComment> }) {
	const say = useTexts();
	const { ownTexts, language, sanitize, reply, form, depth = 1, parent } = shared;
	const { databaseId } = comment;
	const ownText = ownTexts.get(databaseId);
	const name = useAuthorName(comment);
	const slot = `comment-${databaseId}`;
	const hasSlot = useHasSlot(slot);
	return (
		<li id={`comment-${databaseId}`} className={`comment depth-${depth}`}>
			<article className="comment-body">
				{isLoose && <p className="comment-context">{say('comments.inReplyEarlier')}</p>}
				{parent && depth > DEEPEST_LEVEL && <InReplyTo comment={parent} />}
				{ownText !== undefined ? (
					<OwnText name={name} text={ownText} />
				) : hasSlot ? (
					<IslandSlot name={slot} />
				) : (
					<LoadedText id={comment.id} language={language} sanitize={sanitize} />
				)}
				{reply && <ReplyLink databaseId={databaseId} name={name} place={reply} />}
			</article>
			{reply?.answered === databaseId && form}
			{replies.length > 0 && (
				<CommentList entries={replies} {...shared} depth={depth + 1} parent={comment} />
			)}
		</li>
	);
}

function InReplyTo({ comment }: { comment: ListedComment }) {
	const say = useTexts();
	return (
		<p className="comment-context">{say('comments.inReply', { name: useAuthorName(comment) })}</p>
	);
}

/** A text that the page did not come with. */
function LoadedText({
	id,
	language,
	sanitize,
}: Pick<CommentListProps, 'language' | 'sanitize'> & { id: string }) {
	if (!sanitize) return null;
	return (
		<MarkupProvider value={{ sanitize, warn: () => {} }}>
			<div>
				<CommentText comment={{ __typename: 'Comment', id }} language={language} />
			</div>
		</MarkupProvider>
	);
}

/**
 * The comment that a visitor has just written, as text: the visitor sees WordPress's markup of it
 * on the next page.
 */
function OwnText({ name, text }: { name: string; text: string }) {
	const say = useTexts();
	return (
		<div>
			<header className="comment-meta">
				<b className="comment-author">{name}</b> <span>{say('comments.justNow')}</span>
			</header>
			{text.split(/\n{2,}/).map((paragraph) => (
				<p key={paragraph}>{paragraph}</p>
			))}
		</div>
	);
}
