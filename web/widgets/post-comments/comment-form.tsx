import { type RefObject, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { type AuthoredComment, useAuthorName } from './author-name';
import { CommentField } from './comment-field';
import { checkCommentFields, type FieldErrors, readCommentFields } from './comment-fields';
import { type CreateOutcome, useCreateComment } from './use-create-comment';

/** What a visitor is told whose comment is not shown yet. */
export const HELD_MESSAGE =
	'Thank you. Your comment waits for a moderator and is shown once it is approved.';

type AnswerableComment = { databaseId: number } & AuthoredComment;

interface CommentFormProps {
	/** Database id of the content that is commented on. */
	nodeId: number;
	/** Comments that may be answered. */
	comments: readonly AnswerableComment[];
	parentRef: RefObject<HTMLSelectElement | null>;
	/** Told after a comment was taken, with its text. */
	onSent: (outcome: CreateOutcome, text: string) => void;
}

/**
 * Writes a comment. Without script it posts what WordPress's own form posts. Its fields are the browser's: what
 * was typed before the script came, or when sending fails, stays.
 */
export function CommentForm({ nodeId, comments, parentRef, onSent }: CommentFormProps) {
	const formId = useId();
	const form = useRef<HTMLFormElement>(null);
	const status = useRef<HTMLParagraphElement>(null);
	const [errors, setErrors] = useState<FieldErrors>({});
	const [outcome, setOutcome] = useState<CreateOutcome>();
	const [isSending, setIsSending] = useState(false);
	const createComment = useCreateComment(nodeId);

	// The messages beside the fields take the place of the browser's own.
	useEffect(() => {
		if (form.current) form.current.noValidate = true;
	}, []);

	useEffect(() => {
		if (outcome) status.current?.focus();
	}, [outcome]);

	async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
		event.preventDefault();
		if (isSending) return;
		const fields = readCommentFields(new FormData(event.currentTarget));
		const found = checkCommentFields(fields);
		setErrors(found);
		setOutcome(undefined);
		const [firstWrong] = Object.keys(found);
		if (firstWrong) {
			document.getElementById(`${formId}-${firstWrong}`)?.focus();
			return;
		}
		setIsSending(true);
		const result = await createComment(fields);
		setIsSending(false);
		setOutcome(result);
		if (result.kind === 'failed') return;
		clearAnswer(form.current);
		onSent(result, fields.comment);
	}

	return (
		<form
			ref={form}
			className="comment-form"
			action="/wp-comments-post.php"
			method="post"
			onSubmit={submit}
			aria-labelledby={`${formId}-title`}
			data-state={isSending ? 'sending' : (outcome?.kind ?? 'idle')}
		>
			<h2 id={`${formId}-title`} className="comment-reply-title">
				Write a comment
			</h2>
			<input type="hidden" name="comment_post_ID" value={nodeId} />
			{comments.length > 0 && (
				<p className="comment-form-parent">
					<label htmlFor={`${formId}-parent`}>Reply to</label>
					<select id={`${formId}-parent`} name="comment_parent" ref={parentRef} defaultValue="0">
						<option value="0">Everyone</option>
						{comments.map((comment, index) => (
							<ReplyOption key={comment.databaseId} comment={comment} number={index + 1} />
						))}
					</select>
				</p>
			)}
			<CommentField formId={formId} name="comment" label="Comment" errors={errors} isRequired />
			<CommentField
				formId={formId}
				name="author"
				label="Name"
				errors={errors}
				isRequired
				attributes={{ type: 'text', autoComplete: 'name' }}
			/>
			<CommentField
				formId={formId}
				name="email"
				label="Email"
				hint="It is not shown."
				errors={errors}
				isRequired
				attributes={{ type: 'email', autoComplete: 'email' }}
			/>
			<CommentField
				formId={formId}
				name="url"
				label="Website"
				errors={errors}
				attributes={{ type: 'url', autoComplete: 'url' }}
			/>
			<p className="form-submit">
				<button type="submit" className="elementor-button submit" aria-disabled={isSending}>
					{isSending ? 'Sending …' : 'Post comment'}
				</button>
			</p>
			<p ref={status} tabIndex={-1} role="status" className="comment-form-status">
				{outcome && messageOf(outcome)}
			</p>
		</form>
	);
}

function ReplyOption({ comment, number }: { comment: AnswerableComment; number: number }) {
	const name = useAuthorName(comment);
	return <option value={comment.databaseId}>{`${number}. ${name}`}</option>;
}

function messageOf(outcome: CreateOutcome): string {
	if (outcome.kind === 'failed') return outcome.message;
	return outcome.kind === 'shown' ? 'Thank you. Your comment is shown above.' : HELD_MESSAGE;
}

/** Name and address stay for the next comment. */
function clearAnswer(form: HTMLFormElement | null): void {
	for (const name of ['comment', 'comment_parent']) {
		const field = form?.elements.namedItem(name);
		if (field instanceof HTMLTextAreaElement) field.value = '';
		if (field instanceof HTMLSelectElement) field.value = '0';
	}
}
