import { commentTexts } from '@outrigger/http/comment-fields';
import { ownPath } from '@outrigger/http/own-path';
import { readPostedForm } from '@outrigger/http/posted-form';
import { sourceOf } from '@outrigger/http/request-source';
import { refusalOf } from '@outrigger/rules/wordpress/returned-comment';
import { plainPage } from '../answers/plain-page';
import { respond } from '../answers/respond';
import { wordsFor } from '../answers/words-for';
import type { Client } from '../backend/backend';
import type { Purge } from '../cache/page-cache';
import { type RemoteText, readRemote } from './remote-fetch';

/** The parts from which the relay is made. */
export interface CommentRelayOptions {
	/** Address of the real site without a slash at the end. */
	wordpressUrl: string;
	/** Public origin of this site. */
	siteUrl: string;
	/** Origins of this site. */
	ownOrigins: readonly string[];
	localize: (text: string) => string;
	onChange: (purge: Purge) => void;
}

/**
 * Passes a plain comment form (no script) on to the real site and sends the visitor back to the post. The relay does
 * not pass on the cookies that WordPress sets for commenters: they would keep pages out of every cache.
 *
 * @throws WordPressUnavailable
 */
export async function relayComment(
	request: Request,
	client: Client,
	options: CommentRelayOptions,
): Promise<Response> {
	const { siteUrl, wordpressUrl, localize } = options;
	const say = wordsFor(siteUrl, request);
	const refuse = (status: number, text: string) => {
		const href = ownPath(request.headers.get('referer'), siteUrl);
		return respond(
			plainPage(
				{
					status,
					title: say('comments.refused'),
					text,
					// By this class the page with the comment form finds the text, and shows it beside the form.
					textClass: 'wp-die-message',
					link: { href, label: say('host.goBack') },
				},
				siteUrl,
				say,
			),
		);
	};
	if (sourceOf(request, options.ownOrigins) === 'elsewhere') {
		return refuse(403, say('host.foreign'));
	}
	const form = await readPostedForm(request);
	const texts = form && commentTexts(form);
	if (!texts) return refuse(400, say('host.unreadable'));

	const answer = await sendComment(texts, { request, client }, wordpressUrl);
	const location = localize(answer.headers.get('location') ?? '');
	if (answer.status >= 300 && answer.status < 400 && /^\/(?![/\\])/.test(location)) {
		options.onChange([new URL(location, siteUrl).pathname]);
		return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
	}
	return refuse(
		answer.status === 200 || (answer.status >= 400 && answer.status < 500) ? answer.status : 502,
		refusalOf(answer.text) || say('comments.refusedAgain'),
	);
}

/**
 * Sends the fields of WordPress's comment form for a visitor.
 * @throws WordPressUnavailable (the promise)
 */
export function sendComment(
	form: URLSearchParams,
	{ request, client }: { request: Request; client: Client },
	wordpressUrl: string,
): Promise<RemoteText> {
	return readRemote(`${wordpressUrl}/wp-comments-post.php`, {
		method: 'POST',
		headers: {
			'user-agent': request.headers.get('user-agent') ?? '',
			...(client.address ? { 'x-forwarded-for': client.address } : {}),
		},
		body: form,
	});
}
