import { plainPage } from '@outrigger/http/plain-page';
import { escapeMarkup } from '@outrigger/rules/text/escape-markup';
import type { CommentInput, CommentRefusal } from './check-comment';

/** Says why a comment was not taken and keeps what was typed, in a form that can be sent again. */
export function commentErrorPage(page: {
	refusal: CommentRefusal;
	input: CommentInput;
	/** Path of the page that was commented on; `null` when there is none. */
	postPath: string | null;
	language: string;
	isLoggedIn: boolean;
}): Response {
	const { refusal, input } = page;
	const field = (name: string, label: string, value: string, attributes: string) =>
		`<label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${escapeMarkup(value)}" ${attributes}${mark(name)}>`;
	const mark = (name: string) =>
		refusal.field === name ? ' aria-invalid="true" aria-describedby="problem"' : '';
	const authorFields = page.isLoggedIn
		? ''
		: field('author', 'Name', input.authorName, 'autocomplete="name" required') +
			field('email', 'Email', input.authorEmail, 'type="email" autocomplete="email" required') +
			field('url', 'Website', input.authorUrl, 'type="url" autocomplete="url"');
	const canRetry = refusal.status === 200 || refusal.status === 409;
	const form = `<form method="post" action="/wp-comments-post.php">
${authorFields}
<label for="comment">Comment</label>
<textarea id="comment" name="comment" rows="8" required${mark('comment')}>${escapeMarkup(input.content)}</textarea>
<input type="hidden" name="comment_post_ID" value="${input.postId}">
<input type="hidden" name="comment_parent" value="${input.parentId}">
<button>Post Comment</button>
</form>`;
	const back = page.postPath ?? '/';
	return plainPage({
		title: 'Comment Submission Failure',
		language: page.language,
		status: refusal.status,
		main: `<h1>Your comment was not sent</h1>
<p role="alert" id="problem" class="wp-die-message">${escapeMarkup(refusal.message)}</p>
${canRetry ? form : ''}
<p><a href="${escapeMarkup(back)}">« Back</a></p>`,
	});
}
