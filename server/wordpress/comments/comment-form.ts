import type { CommentRecord, UserRecord } from '@outrigger/formats/model/records';
import { commentTexts } from '@outrigger/http/comment-fields';
import { ownPath } from '@outrigger/http/own-path';
import { readPostedForm } from '@outrigger/http/posted-form';
import { sourceOf } from '@outrigger/http/request-source';
import { addressOf } from '../auth/visitor-address';
import type { Store } from '../store/store';
import type { CommentInput } from './check-comment';
import { wordsOn } from './check-comment';
import { commentErrorPage } from './comment-error-page';
import type { CommentPace } from './comment-pace';
import { submitComment } from './submit-comment';

const positiveInteger = (text: string | null) => (/^\d{1,15}$/.test(text ?? '') ? Number(text) : 0);

async function readInput(request: Request): Promise<{ input: CommentInput; redirectTo: string }> {
	const sent = await readPostedForm(request);
	const form = (sent && commentTexts(sent)) ?? new URLSearchParams();
	return {
		input: {
			postId: positiveInteger(form.get('comment_post_ID')),
			parentId: positiveInteger(form.get('comment_parent')),
			authorName: form.get('author') ?? '',
			authorEmail: form.get('email') ?? '',
			authorUrl: form.get('url') ?? '',
			content: (form.get('comment') ?? '').trim(),
		},
		redirectTo: form.get('redirect_to') ?? '',
	};
}

/**
 * The address to which the form leads. After a held comment it contains the comment's id, so that the page can show
 * that the comment waits.
 */
function goal(path: string, comment: CommentRecord): string {
	if (comment.status === 'approve') return `${path}#comment-${comment.databaseId}`;
	const separator = path.includes('?') ? '&' : '?';
	return `${path}${separator}unapproved=${comment.databaseId}#comment-${comment.databaseId}`;
}

/**
 * Answers `/wp-comments-post.php`, the comment form without script. The answer leads back to the page at `#comment-N`,
 * or is a page with the reason of the refusal and the visitor's text.
 */
export async function handleCommentForm(
	request: Request,
	site: {
		store: Store;
		siteUrl: string;
		/** Origins of this site. */
		ownOrigins: readonly string[];
		viewer: UserRecord | null;
		pace: CommentPace | null;
		now: number;
	},
): Promise<Response> {
	if (request.method !== 'POST') {
		return new Response(null, { status: 405, headers: { Allow: 'POST' } });
	}
	if (sourceOf(request, site.ownOrigins) === 'elsewhere')
		return new Response(null, { status: 403 });
	const { input: typed, redirectTo } = await readInput(request);
	// WordPress's form takes no other name from users who are logged in.
	const input = site.viewer ? { ...typed, authorName: '', authorEmail: '', authorUrl: '' } : typed;
	const outcome = await submitComment(
		site.store,
		input,
		{ viewer: site.viewer, address: addressOf(request), pace: site.pace },
		site.now,
	);
	const post = site.store.post(input.postId);
	const say = wordsOn(site.store, input.postId);
	if (!outcome.accepted || post === undefined) {
		return commentErrorPage({
			refusal: outcome.accepted
				? { code: 'gone', status: 404, message: say('comments.nothingHere') }
				: outcome.refusal,
			input,
			postPath: post?.status === 'publish' ? post.uri : null,
			say,
			isLoggedIn: site.viewer !== null,
		});
	}
	const back = ownPath(redirectTo.split('#')[0], site.siteUrl, post.uri ?? '/');
	return new Response(null, {
		status: 302,
		headers: { Location: goal(back, outcome.comment), 'Cache-Control': 'no-store, private' },
	});
}
