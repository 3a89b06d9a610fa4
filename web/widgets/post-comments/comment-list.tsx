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

/** A comment of the list with its place in the thread; the components of its parts read the other fields. */
export type ListedComment = Omit<PostComments_PlaceFragment, ' $fragmentName'> & AuthoredComment;

/**
 * The number of indented levels, WordPress's own depth of threads. Answers at deeper levels are one below another, and
 * each names the author that it answers.
 */
export const DEEPEST_LEVEL = 5;

interface CommentListProps {
	entries: readonly ThreadEntry<ListedComment>[];
	/** The texts that visitors wrote on this page, by database id of the comment. */
	ownTexts: ReadonlyMap<number, string>;
	/** The site's language, for example `en-US`. */
	language: string;
	/** Sanitises comments that were loaded later; null while there are none. */
	sanitize: SanitizeMarkup | null;
	/** The place for answers to comments; absent if visitors cannot comment. */
	reply?: ReplyPlace;
	/** The form, if it is below the comment that the visitor answers. */
	form: ReactNode;
	/** The level in the thread, from 1. */
	depth?: number;
	/** The comment that these comments answer. */
	parent?: ListedComment;
}

/** Comments, each with the answers to it. */
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

/** The text of a comment that was loaded after the page. */
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
 * The comment that the visitor has just written, as plain text. On the next page the visitor sees WordPress's markup of
 * it.
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
