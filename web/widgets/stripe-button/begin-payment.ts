import { readStripeAnswer, type StripeAnswer } from '@outrigger/rules/payments/stripe-answer';

/**
 * The site's own `admin-ajax.php`. If the site runs in front of a real WordPress, this host forwards the call to it.
 */
const ENDPOINT = '/wp-admin/admin-ajax.php';
/** The time in milliseconds after which a visitor may press again. */
export const TIMEOUT_MS = 30_000;

/**
 * Requests the address of a payment page from WordPress. Never rejects: a missing or late answer counts as a failure.
 */
export async function beginPayment(fields: FormData, signal: AbortSignal): Promise<StripeAnswer> {
	const body = new URLSearchParams();
	for (const [name, value] of fields) if (typeof value === 'string') body.append(name, value);
	try {
		const response = await fetch(ENDPOINT, {
			method: 'POST',
			headers: { accept: 'application/json' },
			body,
			signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
		});
		return readStripeAnswer(await response.text());
	} catch {
		return { kind: 'failed' };
	}
}
