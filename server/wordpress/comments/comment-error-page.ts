import { plainPage } from '@outrigger/http/plain-page';
import { escapeMarkup } from '@outrigger/rules/text/escape-markup';
import type { Say } from '@outrigger/rules/texts/text';
import type { CommentInput, CommentRefusal } from './check-comment';

/** The page with the reason for a refused comment, and with a form that keeps the visitor's text. */
export function commentErrorPage(page: {
	refusal: CommentRefusal;
	input: CommentInput;
	/** Path of the page that was commented on; `null` when there is none. */
	postPath: string | null;
	/** Our words in the site's language. */
	say: Say;
	isLoggedIn: boolean;
}): Response {
	const { refusal, input, say } = page;
	const field = (name: string, label: string, value: string, attributes: string) =>
		`<label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${escapeMarkup(value)}" ${attributes}${mark(name)}>`;
	const mark = (name: string) =>
		refusal.field === name ? ' aria-invalid="true" aria-describedby="problem"' : '';
	const authorFields = page.isLoggedIn
		? ''
		: field('author', say('common.name'), input.authorName, 'autocomplete="name" required') +
			field(
				'email',
				say('common.email'),
				input.authorEmail,
				'type="email" autocomplete="email" required',
			) +
			field('url', say('comments.website'), input.authorUrl, 'type="url" autocomplete="url"');
	const canRetry = refusal.status === 200 || refusal.status === 409;
	const form = `<form method="post" action="/wp-comments-post.php">
${authorFields}
<label for="comment">${say('comments.comment')}</label>
<textarea id="comment" name="comment" rows="8" required${mark('comment')}>${escapeMarkup(input.content)}</textarea>
<input type="hidden" name="comment_post_ID" value="${input.postId}">
<input type="hidden" name="comment_parent" value="${input.parentId}">
<button>${say('comments.post')}</button>
</form>`;
	const back = page.postPath ?? '/';
	return plainPage({
		title: say('comments.refused'),
		language: say.lang ?? say.language,
		status: refusal.status,
		main: `<h1>${say('comments.refused')}</h1>
<p role="alert" id="problem" class="wp-die-message">${escapeMarkup(refusal.message)}</p>
${canRetry ? form : ''}
<p><a href="${escapeMarkup(back)}">« ${say('common.back')}</a></p>`,
	});
}
