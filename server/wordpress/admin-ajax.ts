import { payWithoutScript } from '@outrigger/http/pay-without-script';
import { readPostedForm } from '@outrigger/http/posted-form';
import { FORM_ACTION } from '@outrigger/rules/forms/form-answer';
import { STRIPE_ACTION } from '@outrigger/rules/payments/stripe-answer';
import { SESSION_HEADER } from '@outrigger/rules/shop/session-header';
import type { Auth } from './auth/create-auth';
import { answerClicks, CLICKS_ACTION } from './clicks-ajax';
import type { Forms } from './forms/create-forms';
import { answerFormAjax } from './forms/form-ajax';
import { answerStripeAjax } from './payments/stripe-ajax';
import { cartFragments, FRAGMENTS_ACTION } from './shop/cart-fragments';
import type { Shop } from './shop/shop';
import type { Store } from './store/store';

/** What answers the actions. */
export interface AjaxParts {
	auth: Auth;
	forms: Forms;
	store: Store;
	shop: Pick<Shop, 'visit'>;
	siteUrl: string;
}

const HEADERS = {
	'Content-Type': 'text/html; charset=UTF-8',
	'Cache-Control': 'no-store, private',
	'X-Content-Type-Options': 'nosniff',
	'X-Robots-Tag': 'noindex',
};

/**
 * Answers `/wp-admin/admin-ajax.php`. Of WordPress's own actions the mock has `rest-nonce`, which gives a nonce
 * to whoever is logged in; of the builder's those that take forms, begin payments, count presses and refresh small carts. Every other action is unknown, which WordPress
 * says with `0` and 400. A body that cannot be read names no action.
 */
export async function handleAdminAjax(
	request: Request,
	{ auth, forms, store, shop, siteUrl }: AjaxParts,
): Promise<Response> {
	const form = await readPostedForm(request);
	const action = new URL(request.url).searchParams.get('action') ?? form?.get('action');
	if (form && action === FORM_ACTION) return answerFormAjax(form, request, { forms, siteUrl });
	if (form && action === STRIPE_ACTION) {
		const answer = answerStripeAjax(form, request, { store, siteUrl });
		return payWithoutScript(request, answer, `${form.get('pageUrl')}`, siteUrl);
	}
	if (form && action === CLICKS_ACTION) return answerClicks(form);
	if (form && action === FRAGMENTS_ACTION) {
		const cart = await shop.visit(request.headers.get(SESSION_HEADER), null).cart();
		return Response.json(cartFragments(cart, siteUrl), {
			headers: { ...HEADERS, 'Content-Type': 'application/json; charset=UTF-8' },
		});
	}
	const nonce = action === 'rest-nonce' ? auth.restNonceOf(request) : null;
	return new Response(nonce ?? '0', { status: nonce === null ? 400 : 200, headers: HEADERS });
}
