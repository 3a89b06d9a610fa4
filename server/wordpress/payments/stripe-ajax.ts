import { createHash } from 'node:crypto';
import { sourceOf } from '@outrigger/http/request-source';
import {
	isPayable,
	type Payment,
	stripePayment,
	writeAmount,
} from '@outrigger/rules/payments/payment';
import type { Say } from '@outrigger/rules/texts/text';
import { isLocked, maySee } from '../auth/visibility';
import type { Store } from '../store/store';

const HEADERS = { 'cache-control': 'no-store, private', 'x-robots-tag': 'noindex' };

/**
 * Answers the builder's call that begins a payment at Stripe, as the builder answers it: `response.code` and `body` are
 * those of the provider. The widget in the call decides the payment; the mock ignores amounts in the call. The payment
 * address has the form of Stripe's and leads nowhere, because the mock has no account there. Refusals are in the words
 * of `say`.
 */
export function answerStripeAjax(
	form: FormData,
	request: Request,
	{ store, ownOrigins, say }: { store: Store; ownOrigins: readonly string[]; say: Say },
): Response {
	if (sourceOf(request, ownOrigins) === 'elsewhere') {
		return answer(403, { error: { message: say('host.foreign') } });
	}
	const payment = findPayment(store, Number(form.get('postId')), `${form.get('widgetId')}`);
	if (!payment) return answer(404, { error: { message: say('host.nothing') } });
	if (!isPayable(payment)) return answer(400, { error: { message: say('checkout.noPayment') } });
	const { name, price, currency, quantity, shipping } = payment;
	const total = writeAmount(price * quantity + shipping, currency);
	const ordered = JSON.stringify([name, total, currency, quantity]);
	const id = `cs_test_${createHash('sha256').update(ordered).digest('hex').slice(0, 32)}`;
	return answer(200, {
		id,
		url: `https://checkout.stripe.com/c/pay/${id}`,
		amount_total: Number(total.replace('.', '')),
		currency: currency.toLowerCase(),
	});
}

/**
 * Returns the payment of the named button; null if there is no such button that an anonymous
 * visitor can see.
 */
function findPayment(store: Store, documentId: number, widgetId: string): Payment | null {
	const post = store.post(documentId);
	if (!post || !maySee(store, post, null) || isLocked(post, null)) return null;
	const element = post.elementor?.elements.find(
		({ id, widgetType }) => id === widgetId && widgetType === 'stripe-button',
	);
	return element ? stripePayment(element.settings) : null;
}

function answer(code: number, body: object): Response {
	const text = JSON.stringify({ response: { code }, body: JSON.stringify(body) });
	return new Response(text, { headers: { ...HEADERS, 'content-type': 'application/json' } });
}
