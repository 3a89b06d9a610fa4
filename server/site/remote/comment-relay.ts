import { refusalOf } from '@outrigger/rules/wordpress/returned-comment';
import { plainPage } from '../answers/plain-page';
import { respond } from '../answers/respond';
import type { Client } from '../backend/backend';
import type { Purge } from '../cache/page-cache';
import { readRemote } from './remote-fetch';

const MAX_BODY_BYTES = 64 * 1024;
const NOT_TAKEN = 'The comment was not taken. Please try again.';

/** What the relay is made with. */
export interface CommentRelayOptions {
	/** Address of the real site without a slash at the end. */
	wordpressUrl: string;
	/** Public origin of this site. */
	siteUrl: string;
	localize: (text: string) => string;
	onChange: (purge: Purge) => void;
}

/**
 * Passes a plain comment form (no script) on to the real site and sends the visitor back to the post.
 * Cookies that WordPress sets for commenters stay there: they would keep pages out of every cache.
 *
 * @throws WordPressUnavailable
 */
export async function relayComment(
	request: Request,
	client: Client,
	options: CommentRelayOptions,
): Promise<Response> {
	const { siteUrl, wordpressUrl, localize } = options;
	const refuse = (status: number, text: string) => {
		const link = { href: request.headers.get('referer') ?? '/', label: 'Go back' };
		const href = URL.canParse(link.href, siteUrl) ? new URL(link.href, siteUrl) : null;
		const own = href?.origin === new URL(siteUrl).origin ? href.pathname : '/';
		return respond(
			plainPage(
				{
					status,
					title: 'The comment was not taken',
					text,
					// The page that was commented on shows it beside its form.
					textClass: 'wp-die-message',
					link: { ...link, href: own },
				},
				siteUrl,
			),
		);
	};
	const site = request.headers.get('sec-fetch-site');
	if (site !== null && site !== 'same-origin') return refuse(403, 'It came from another site.');
	const body = await request.text();
	if (Buffer.byteLength(body) > MAX_BODY_BYTES) return refuse(413, 'It is too long.');

	const answer = await readRemote(`${wordpressUrl}/wp-comments-post.php`, {
		method: 'POST',
		headers: {
			'content-type': 'application/x-www-form-urlencoded',
			'user-agent': request.headers.get('user-agent') ?? '',
			...(client.address ? { 'x-forwarded-for': client.address } : {}),
		},
		body,
	});
	const location = localize(answer.headers.get('location') ?? '');
	if (answer.status >= 300 && answer.status < 400 && /^\/(?![/\\])/.test(location)) {
		options.onChange([new URL(location, siteUrl).pathname]);
		return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
	}
	return refuse(
		answer.status === 200 || (answer.status >= 400 && answer.status < 500) ? answer.status : 502,
		refusalOf(answer.text) || NOT_TAKEN,
	);
}
