import { parseJsonObject } from '../values/json-object';
import { plainObjectOf } from '../values/plain-object';

/** The builder's `admin-ajax.php` action that starts a Stripe payment. */
export const STRIPE_ACTION = 'submit_stripe_form';

/** The result of starting a payment. */
export type StripeAnswer =
	| { kind: 'pay'; url: string }
	/** The provider refuses the payment. `message` is its reason as text; empty if it gives none. */
	| { kind: 'refused'; message: string }
	| { kind: 'failed' };

/** The longest part of a provider's message that is shown, in characters. */
const MOST_CHARACTERS = 300;

/**
 * Reads the builder's answer `{response: {code}, body: '{"url": …}'}`, also inside of WordPress's `data`. Any other
 * answer (HTML, incomplete JSON, an address without https) counts as failed.
 */
export function readStripeAnswer(text: string): StripeAnswer {
	const outer = parseJsonObject(text);
	const { response, body } = plainObjectOf('response' in outer ? outer : outer.data);
	const code = Number(plainObjectOf(response).code);
	const { url, error } = typeof body === 'string' ? parseJsonObject(body) : plainObjectOf(body);
	if (code === 200) return isPlaceToPay(url) ? { kind: 'pay', url } : { kind: 'failed' };
	if (code !== 401 && code !== 403) return { kind: 'failed' };
	const { message } = plainObjectOf(error);
	const words = typeof message === 'string' ? message.trim().slice(0, MOST_CHARACTERS) : '';
	return { kind: 'refused', message: words };
}

function isPlaceToPay(url: unknown): url is string {
	return typeof url === 'string' && URL.canParse(url) && new URL(url).protocol === 'https:';
}
