import { payWithoutScript } from '@outrigger/http/pay-without-script';
import { readPostedForm } from '@outrigger/http/posted-form';
import { FORM_ACTION } from '@outrigger/rules/forms/form-answer';
import { STRIPE_ACTION } from '@outrigger/rules/payments/stripe-answer';
import type { Client } from '../backend/backend';
import { readRemote } from './remote-fetch';

/**
 * The builder's actions that visitors need: forms, the payment button, the count of presses on floating buttons, the
 * small cart. Everything else of `admin-ajax.php` is for who is logged in there.
 */
const ACTIONS: ReadonlySet<string> = new Set([
	FORM_ACTION,
	STRIPE_ACTION,
	'elementor_send_clicks',
	'elementor_menu_cart_fragments',
]);

/** A form with files may take WordPress a while. */
const TIMEOUT_MS = 30_000;

/**
 * Passes an action of the allow-list on to the real site, as this host: cookies neither go nor come back.
 *
 * @returns null for every other action, and for what came from another site
 * @throws WordPressUnavailable
 */
export async function relayAjax(
	request: Request,
	client: Client,
	wordpressUrl: string,
	siteUrl: string,
): Promise<Response | null> {
	const site = request.headers.get('sec-fetch-site');
	if (site !== null && site !== 'same-origin') return null;
	const form = await readPostedForm(request);
	const action = form?.get('action');
	if (!form || typeof action !== 'string' || !ACTIONS.has(action)) return null;
	const answer = await readRemote(
		`${wordpressUrl}/wp-admin/admin-ajax.php`,
		{
			method: 'POST',
			headers: {
				accept: 'application/json, text/javascript, */*; q=0.01',
				'x-requested-with': 'XMLHttpRequest',
				referer: `${siteUrl}/`,
				'user-agent': request.headers.get('user-agent') ?? '',
				...(client.address ? { 'x-forwarded-for': client.address } : {}),
			},
			body: form,
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
	if (action !== STRIPE_ACTION) return relayed;
	return payWithoutScript(request, relayed, `${form.get('pageUrl')}`, siteUrl);
}

/** WordPress calls JSON `text/html` here; nothing of it is ever shown as a page. */
function isJson(text: string): boolean {
	try {
		JSON.parse(text);
		return true;
	} catch {
		return false;
	}
}
