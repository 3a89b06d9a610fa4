import { parseJsonObject } from '../values/json-object';
import { plainObjectOf } from '../values/plain-object';

/** The builder's action of `admin-ajax.php` that begins a payment at Stripe. */
export const STRIPE_ACTION = 'submit_stripe_form';

/** What became of it. */
export type StripeAnswer =
	| { kind: 'pay'; url: string }
	/** The provider refuses; what it says of that, as text, or nothing. */
	| { kind: 'refused'; message: string }
	| { kind: 'failed' };

/** Nobody reads a longer message of a provider. */
const MOST_CHARACTERS = 300;

/**
 * Reads the builder's answer `{response: {code}, body: '{"url": …}'}`, also where WordPress wraps it as `data`. What is
 * no such answer (HTML, half of one, an address that is not on https) has failed.
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
