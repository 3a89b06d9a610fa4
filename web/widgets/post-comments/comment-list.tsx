import type { SanitizeMarkup } from '../../browser/sanitize-markup';
import { IslandSlot, useHasSlot } from '../../elements/island/island-slot';
import { MarkupProvider } from '../../ui/markup-context';
import { type AuthoredComment, useAuthorName } from './author-name';
import { CommentText } from './comment-text';
import type { PostComments_PlaceFragment } from './post-comments.generated';
import type { ThreadEntry } from './thread';

/** A comment of the list: where it stands; its parts ask for the rest. */
export type ListedComment = Omit<PostComments_PlaceFragment, ' $fragmentName'> & AuthoredComment;

interface CommentListProps {
	entries: readonly ThreadEntry<ListedComment>[];
	/** Texts that were written on this page, by database id. */
	ownTexts: ReadonlyMap<number, string>;
	/** The site's, `en-US`. */
	language: string;
	/** Cleans texts that were loaded since; null while there are none. */
	sanitize: SanitizeMarkup | null;
	/** Id of the form that answers go to; absent where comments are closed. */
	formId?: string;
	/** Told instead of following the link to the form. */
	onReply: (databaseId: number) => void;
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
	const { ownTexts, language, sanitize, formId, onReply } = shared;
	const { databaseId } = comment;
	const ownText = ownTexts.get(databaseId);
	const name = useAuthorName(comment);
	const slot = `comment-${databaseId}`;
	const hasSlot = useHasSlot(slot);
	return (
		<li id={`comment-${databaseId}`} className="comment">
			<article className="comment-body">
				{isLoose && <p className="comment-context">In reply to an earlier comment</p>}
				{ownText !== undefined ? (
					<OwnText name={name} text={ownText} />
				) : hasSlot ? (
					<IslandSlot name={slot} />
				) : (
					<LoadedText id={comment.id} language={language} sanitize={sanitize} />
				)}
				{formId && (
					<a
						className="comment-reply-link"
						href={`#${formId}`}
						onClick={(event) => {
							event.preventDefault();
							onReply(databaseId);
						}}
					>
						Reply<span className="screen-reader-text">{` to ${name}`}</span>
					</a>
				)}
			</article>
			{replies.length > 0 && <CommentList entries={replies} {...shared} />}
		</li>
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
				<CommentText id={id} language={language} />
			</div>
		</MarkupProvider>
	);
}

/** What a visitor has just written, as text: how WordPress marks it up is seen on the next page. */
function OwnText({ name, text }: { name: string; text: string }) {
	return (
		<div>
			<header className="comment-meta">
				<b className="comment-author">{name}</b> <span>just now</span>
			</header>
			{text.split(/\n{2,}/).map((paragraph) => (
				<p key={paragraph}>{paragraph}</p>
			))}
		</div>
	);
}
