import { builderCallOf, CLICKS_ACTION, FRAGMENTS_ACTION } from '@outrigger/http/builder-actions';
import { ownPath } from '@outrigger/http/own-path';
import { payWithoutScript } from '@outrigger/http/pay-without-script';
import { readPostedForm } from '@outrigger/http/posted-form';
import { FORM_ACTION } from '@outrigger/rules/forms/form-answer';
import { STRIPE_ACTION } from '@outrigger/rules/payments/stripe-answer';
import { SESSION_HEADER } from '@outrigger/rules/shop/session-header';
import type { Auth } from './auth/create-auth';
import { answerClicks } from './clicks-ajax';
import type { Forms } from './forms/create-forms';
import { takesFiles } from './forms/find-form';
import { answerFormAjax } from './forms/form-ajax';
import { answerStripeAjax } from './payments/stripe-ajax';
import { cartFragments } from './shop/cart-fragments';
import type { Shop } from './shop/shop';
import type { Store } from './store/store';
import { storeAt } from './store/store-in-language';

/** The parts that answer the actions. */
export interface AjaxParts {
	auth: Auth;
	forms: Forms;
	store: Store;
	shop: Pick<Shop, 'visit'>;
	siteUrl: string;
	/** Origins of this site. */
	ownOrigins: readonly string[];
}

const HEADERS = {
	'Content-Type': 'text/html; charset=UTF-8',
	'Cache-Control': 'no-store, private',
	'X-Content-Type-Options': 'nosniff',
	'X-Robots-Tag': 'noindex',
};

/**
 * Answers `/wp-admin/admin-ajax.php`. Of WordPress's own actions the mock has `rest-nonce`, which gives a nonce to a
 * logged-in user. Of the builder's actions it has those that take forms, begin payments, count presses and refresh
 * small carts. Every other action is unknown: WordPress answers `0` with status 400. An unreadable body counts as a
 * body without an action.
 */
export async function handleAdminAjax(
	request: Request,
	{ auth, forms, store, shop, siteUrl, ownOrigins }: AjaxParts,
): Promise<Response> {
	const sent = await readPostedForm(request, (form) => takesFiles(store, form));
	const call = sent && builderCallOf(sent);
	if (call?.action === FORM_ACTION) {
		return answerFormAjax(call.form, request, { forms, ownOrigins });
	}
	if (call?.action === STRIPE_ACTION) {
		const page = `${call.form.get('pageUrl')}`;
		const { say } = storeAt(store, ownPath(page, siteUrl));
		const answer = answerStripeAjax(call.form, request, { store, ownOrigins, say });
		return payWithoutScript(request, answer, page, siteUrl, say);
	}
	if (call?.action === CLICKS_ACTION) return answerClicks(call.form);
	if (call?.action === FRAGMENTS_ACTION) {
		const cart = await shop.visit(request.headers.get(SESSION_HEADER), null).cart();
		return Response.json(cartFragments(cart, siteUrl), {
			headers: { ...HEADERS, 'Content-Type': 'application/json; charset=UTF-8' },
		});
	}
	const action = new URL(request.url).searchParams.get('action') ?? sent?.get('action');
	const nonce = action === 'rest-nonce' ? auth.restNonceOf(request) : null;
	return new Response(nonce ?? '0', { status: nonce === null ? 400 : 200, headers: HEADERS });
}
