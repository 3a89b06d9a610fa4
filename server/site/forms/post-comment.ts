import { commentTexts } from '@outrigger/http/comment-fields';
import { readPostedForm } from '@outrigger/http/posted-form';
import { type ReturnedComment, refusalOf } from '@outrigger/rules/wordpress/returned-comment';
import { ask } from '../backend/ask';
import type { Backend, Client } from '../backend/backend';
import { NodeAddressDocument } from '../pages/node-address.generated';
import type { PrivatePages } from '../pages/private-pages';
import { parsePageAddress } from '../requests/page-address';
import type { Page } from '../requests/page-request';

/**
 * Passes a comment that was sent without script on to WordPress. If WordPress refuses it, the visitor gets the page
 * again, with status 200, the message, and the typed text in the form. The host does not store this text.
 *
 * @returns WordPress's own answer if it took the comment, or if there is no page to show
 */
export function createPostComment({
	backend,
	pages,
	siteUrl,
}: {
	backend: Pick<Backend, 'handle' | 'execute' | 'localize'>;
	pages: PrivatePages;
	siteUrl: string;
}): (request: Request, client: Client) => Promise<Response | null> {
	async function pageOf(form: URLSearchParams): Promise<Page | null> {
		const id = form.get('comment_post_ID') ?? '';
		const { contentNode } = await ask(backend.execute, NodeAddressDocument, { id });
		const { pathname } = new URL(backend.localize(contentNode?.uri ?? ''), siteUrl);
		const address = contentNode?.uri ? parsePageAddress(pathname, new URLSearchParams()) : null;
		return address?.kind === 'page' ? address : null;
	}

	return async (request, client) => {
		const { headers } = request;
		const answer = await backend.handle(request, client);
		const message = answer && isRefusal(answer) ? refusalOf(await answer.clone().text()) : '';
		const sent = message === '' ? null : await readPostedForm(request);
		const form = sent && commentTexts(sent);
		const page = form && (await pageOf(form).catch(() => null));
		if (!page) return answer;
		const parent = form.get('comment_parent') ?? '';
		const query = /^[1-9]\d*$/.test(parent) ? `?replytocom=${parent}` : '';
		const shown = new Request(siteUrl + page.path + query, { headers });
		return pages(shown, page, { returnedComment: returnedIn(form, message) });
	};
}

/**
 * Returns true if WordPress refused the comment, so that the page shows it again. A comment from another site and a
 * comment that is too long are not shown again.
 */
function isRefusal({ status }: Response): boolean {
	return status < 300 || [400, 401, 409, 422, 429].includes(status);
}

function returnedIn(form: URLSearchParams, message: string): ReturnedComment {
	const text = (name: string) => form.get(name) ?? '';
	return {
		nodeId: Number(text('comment_post_ID')),
		message,
		typed: {
			comment: text('comment'),
			author: text('author'),
			email: text('email'),
			url: text('url'),
		},
	};
}
