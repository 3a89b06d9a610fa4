import { IslandSlot } from '../../elements/island/island-slot';
import { authorName, type ThreadEntry } from './thread';

interface CommentListProps {
	entries: readonly ThreadEntry[];
	/** Texts that were written on this page, by database id; all others are server markup. */
	ownTexts: ReadonlyMap<number, string>;
	/** Id of the form that answers go to; absent where comments are closed. */
	formId?: string;
	/** Told instead of following the link to the form. */
	onReply: (databaseId: number) => void;
}

/** Comments and, inside each, the answers to it. */
export function CommentList({ entries, ownTexts, formId, onReply }: CommentListProps) {
	return (
		<ol className="comment-list">
			{entries.map(({ comment, replies }) => (
				<li key={comment.id} id={`comment-${comment.databaseId}`} className="comment">
					<article className="comment-body">
						<CommentText comment={comment} ownText={ownTexts.get(comment.databaseId)} />
						{formId && (
							<a
								className="comment-reply-link"
								href={`#${formId}`}
								onClick={(event) => {
									event.preventDefault();
									onReply(comment.databaseId);
								}}
							>
								Reply<span className="screen-reader-text">{` to ${authorName(comment)}`}</span>
							</a>
						)}
					</article>
					{replies.length > 0 && (
						<CommentList entries={replies} ownTexts={ownTexts} formId={formId} onReply={onReply} />
					)}
				</li>
			))}
		</ol>
	);
}

function CommentText({
	comment,
	ownText,
}: {
	comment: ThreadEntry['comment'];
	ownText: string | undefined;
}) {
	if (ownText === undefined) return <IslandSlot name={`comment-${comment.databaseId}`} />;
	return (
		<div>
			<header className="comment-meta">
				<b className="comment-author">{authorName(comment)}</b> <span>just now</span>
			</header>
			{ownText.split(/\n{2,}/).map((paragraph) => (
				<p key={paragraph}>{paragraph}</p>
			))}
		</div>
	);
}
