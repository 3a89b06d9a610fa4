import { isPlainClick } from '../../browser/plain-click';
import { useTexts } from '../../ui/texts';

/** The place for answers to comments. */
export interface ReplyPlace {
	/** The path of this page of comments. */
	path: string;
	/** The id of the element in which the form is. */
	formId: string;
	/** Database id of the comment that the visitor answers; 0 for none. */
	answered: number;
	/**
	 * Runs instead of following a link, with the database id of the answered comment; 0 for a comment on the post
	 * itself.
	 */
	answer: (databaseId: number) => void;
}

/** Id of the link that answers a comment: it gets the focus when the visitor cancels the answer. */
export const replyLinkId = (databaseId: number) => `reply-to-${databaseId}`;

/**
 * The link that answers a comment: it moves the form below the comment, or leads to WordPress's own address of an
 * answer.
 */
export function ReplyLink({
	databaseId,
	name,
	place: { path, formId, answer },
}: {
	databaseId: number;
	/** The author of the comment. */
	name: string;
	place: ReplyPlace;
}) {
	const say = useTexts();
	return (
		<a
			id={replyLinkId(databaseId)}
			className="comment-reply-link"
			href={`${path}?replytocom=${databaseId}#${formId}`}
			rel="nofollow"
			aria-label={say('comments.replyTo', { name })}
			onClick={(event) => {
				if (!isPlainClick(event.nativeEvent)) return;
				event.preventDefault();
				answer(databaseId);
			}}
		>
			{say('comments.reply')}
		</a>
	);
}

/** The link that cancels an answer. */
export function CancelReply({ place: { path, formId, answer } }: { place: ReplyPlace }) {
	const say = useTexts();
	return (
		<a
			className="comment-reply-cancel"
			href={`${path}#${formId}`}
			rel="nofollow"
			onClick={(event) => {
				if (!isPlainClick(event.nativeEvent)) return;
				event.preventDefault();
				answer(0);
			}}
		>
			{say('comments.cancel')}
		</a>
	);
}
