import type { Say } from '@outrigger/rules/texts/text';
import { type RefObject, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../../ui/texts';
import { type AuthoredComment, useAuthorName } from './author-name';
import { CommentField } from './comment-field';
import {
	type CommentTexts,
	checkCommentFields,
	type FieldErrors,
	readCommentFields,
} from './comment-fields';
import { CancelReply, type ReplyPlace } from './reply-link';
import { type CreateOutcome, useCreateComment } from './use-create-comment';

type AnswerableComment = { databaseId: number } & AuthoredComment;

interface CommentFormProps {
	/** Database id of the content that is commented on. */
	nodeId: number;
	ref: RefObject<HTMLFormElement | null>;
	/** The comment that the visitor answers; absent for a comment on the post itself. */
	answered: AnswerableComment | undefined;
	place: ReplyPlace;
	/** The text that the visitor typed before the form moved, or sent without script. */
	draft: CommentTexts | null;
	/** The reason for which the site refused the comment; null if it did not refuse it. */
	refusal: string | null;
	/** Runs after WordPress accepted a comment; gets the comment's text. */
	onSent: (outcome: CreateOutcome, text: string) => void;
}

/**
 * A form to write a comment. Without script it posts the fields of WordPress's own form. The browser keeps the values
 * of the fields, so typed text stays if the script loads late or sending fails.
 */
export function CommentForm({
	nodeId,
	ref: form,
	answered,
	place,
	draft,
	refusal,
	onSent,
}: CommentFormProps) {
	const say = useTexts();
	const formId = useId();
	const status = useRef<HTMLParagraphElement>(null);
	const [errors, setErrors] = useState<FieldErrors>({});
	const [outcome, setOutcome] = useState<CreateOutcome | undefined>(
		refusal === null ? undefined : { kind: 'failed', message: refusal },
	);
	const [isSending, setIsSending] = useState(false);
	const createComment = useCreateComment(nodeId);

	// The messages beside the fields replace the browser's own.
	useEffect(() => {
		if (form.current) form.current.noValidate = true;
	}, [form]);

	useEffect(() => {
		if (outcome) status.current?.focus();
	}, [outcome]);

	async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
		event.preventDefault();
		if (isSending) return;
		const fields = readCommentFields(new FormData(event.currentTarget));
		const found = checkCommentFields(fields, say);
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
				{answered ? <ReplyTitle comment={answered} /> : say('comments.write')}
			</h2>
			{answered && <CancelReply place={place} />}
			<input type="hidden" name="comment_post_ID" value={nodeId} />
			<input type="hidden" name="comment_parent" value={answered?.databaseId ?? 0} />
			<CommentField
				formId={formId}
				name="comment"
				label={say('comments.comment')}
				errors={errors}
				draft={draft}
				isRequired
			/>
			<CommentField
				formId={formId}
				name="author"
				label={say('common.name')}
				errors={errors}
				draft={draft}
				isRequired
				attributes={{ type: 'text', autoComplete: 'name' }}
			/>
			<CommentField
				formId={formId}
				name="email"
				label={say('common.email')}
				hint={say('comments.notShown')}
				errors={errors}
				draft={draft}
				isRequired
				attributes={{ type: 'email', autoComplete: 'email' }}
			/>
			<CommentField
				formId={formId}
				name="url"
				label={say('comments.website')}
				errors={errors}
				draft={draft}
				attributes={{ type: 'url', autoComplete: 'url' }}
			/>
			<p className="form-submit">
				<button type="submit" className="elementor-button submit" aria-disabled={isSending}>
					{isSending ? say('comments.sending') : say('comments.post')}
				</button>
			</p>
			<p
				ref={status}
				tabIndex={-1}
				role="status"
				className="comment-form-status"
				// biome-ignore lint/a11y/noAutofocus: without script the returned page begins at the refused comment
				autoFocus={refusal !== null || undefined}
			>
				{outcome && messageOf(outcome, answered !== undefined, say)}
			</p>
		</form>
	);
}

function ReplyTitle({ comment }: { comment: AnswerableComment }) {
	const say = useTexts();
	return say('comments.replyTo', { name: useAuthorName(comment) });
}

function messageOf(outcome: CreateOutcome, isAnswer: boolean, say: Say): string {
	if (outcome.kind === 'failed') return outcome.message;
	if (outcome.kind === 'held') return say('comments.held');
	return isAnswer ? say('comments.below') : say('comments.above');
}

/** Empties the comment's text; name and address stay for the next comment. */
function clearAnswer(form: HTMLFormElement | null): void {
	const field = form?.elements.namedItem('comment');
	if (field instanceof HTMLTextAreaElement) field.value = '';
}
