import { readStripeAnswer } from '@outrigger/rules/payments/stripe-answer';
import { escapeMarkup } from '@outrigger/rules/text/escape-markup';
import type { Say } from '@outrigger/rules/texts/text';
import { ownPath } from './own-path';

const HEADERS = { 'cache-control': 'no-store, private', 'referrer-policy': 'no-referrer' };

/**
 * The answer for a browser that has sent the form of a payment button without script. It redirects the browser to the
 * page of the payment service, or back to the page with the button, and never shows JSON.
 *
 * @param response the answer of WordPress
 * @param pageUrl the page with the button, as the form names it; the host sends the browser back to pages of this site
 * only
 * @param say our words in the language of that page
 */
export async function payWithoutScript(
	request: Request,
	response: Response,
	pageUrl: string,
	siteUrl: string,
	say: Say,
): Promise<Response> {
	if (!request.headers.get('accept')?.includes('text/html')) return response;
	const answer = readStripeAnswer(await response.text());
	const back = URL.canParse(pageUrl) ? ownPath(pageUrl, siteUrl) : '/';
	if (answer.kind !== 'pay') {
		return new Response(null, { status: 303, headers: { ...HEADERS, location: back } });
	}
	return new Response(wayToPay(answer.url, say), {
		headers: {
			...HEADERS,
			'content-type': 'text/html; charset=utf-8',
			'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
		},
	});
}

/**
 * A page that leads to the payment service by itself. A redirect does not work here: the `form-action 'self'` of the
 * page with the button would block it.
 */
function wayToPay(url: string, say: Say): string {
	const href = escapeMarkup(url);
	const language = escapeMarkup(say.lang ?? say.language);
	return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${say('checkout.payment')}</title><meta http-equiv="refresh" content="0;url=${href}"><p><a href="${href}" rel="noopener">${say('host.pay')}</a></p></html>`;
}
