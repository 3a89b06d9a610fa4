import { builderCallOf } from '@outrigger/http/builder-actions';
import { ownPath } from '@outrigger/http/own-path';
import { payWithoutScript } from '@outrigger/http/pay-without-script';
import { readPostedForm } from '@outrigger/http/posted-form';
import { sourceOf } from '@outrigger/http/request-source';
import { STRIPE_ACTION } from '@outrigger/rules/payments/stripe-answer';
import { wordsFor } from '../answers/words-for';
import type { Client } from '../backend/backend';
import { languageSlugAt } from '../contract/site-words';
import { readRemote } from './remote-fetch';

/** The longest wait for WordPress: it may need a while for a form with files. */
const TIMEOUT_MS = 30_000;

/**
 * Passes a call of the builder on to the real site. The host sends a new request, with only the fields that the action
 * reads, and without cookies in either direction.
 *
 * @returns null for every other action, and for a call from another site
 * @throws WordPressUnavailable
 */
export async function relayAjax(
	request: Request,
	client: Client,
	wordpressUrl: string,
	{ siteUrl, ownOrigins }: { siteUrl: string; ownOrigins: readonly string[] },
): Promise<Response | null> {
	if (sourceOf(request, ownOrigins) === 'elsewhere') return null;
	const sent = await readPostedForm(request);
	const call = sent && builderCallOf(sent);
	if (!call) return null;
	const answer = await readRemote(
		`${wordpressUrl}/wp-admin/admin-ajax.php${inLanguage(request, siteUrl)}`,
		{
			method: 'POST',
			headers: {
				accept: 'application/json, text/javascript, */*; q=0.01',
				'x-requested-with': 'XMLHttpRequest',
				referer: `${siteUrl}/`,
				'user-agent': request.headers.get('user-agent') ?? '',
				...(client.address ? { 'x-forwarded-for': client.address } : {}),
			},
			body: call.form,
		},
		TIMEOUT_MS,
	);
	const relayed = new Response(answer.text, {
		status: answer.status,
		headers: {
			'content-type': isJson(answer.text) ? 'application/json' : 'text/plain; charset=utf-8',
			'cache-control': 'no-store, private',
		},
	});
	if (call.action !== STRIPE_ACTION) return relayed;
	const say = wordsFor(siteUrl, request);
	return payWithoutScript(request, relayed, `${call.form.get('pageUrl')}`, siteUrl, say);
}

/**
 * Plugins for several languages read the language of the answer from the address, `?lang=de`. The relay adds the
 * language of the page with the call.
 */
function inLanguage(request: Request, siteUrl: string): string {
	const [path = '/'] = ownPath(request.headers.get('referer'), siteUrl).split(/[?#]/, 1);
	const slug = languageSlugAt(siteUrl, path);
	return slug === undefined ? '' : `?lang=${encodeURIComponent(slug)}`;
}

/** Returns true if an answer is JSON. WordPress gives it the type `text/html` here, and it is never shown as a page. */
function isJson(text: string): boolean {
	try {
		JSON.parse(text);
		return true;
	} catch {
		return false;
	}
}
