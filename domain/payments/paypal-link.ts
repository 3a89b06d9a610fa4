import { isEmailAddress } from '../address/email-address';
import { isPayable, type Payment, writeAmount } from './payment';

/** What PayPal calls a payment of each kind, in its documentation of buttons by link. */
const COMMANDS = {
	checkout: '_xclick',
	donation: '_donations',
	subscription: '_xclick-subscriptions',
} as const;

/** A merchant's number at PayPal. */
const MERCHANT_ID = /^[A-Z0-9]{13}$/;

/**
 * Address at PayPal where something is paid for. Everything in it comes from the content.
 *
 * @param account the seller's: an e-mail address, or the number that PayPal gives merchants
 * @param returnTo absolute address to come back to
 * @returns undefined without an account, without something to pay, and for a thing without a name
 */
export function paypalLink(
	account: string,
	payment: Payment,
	returnTo: string,
): string | undefined {
	const business = account.trim();
	if (!MERCHANT_ID.test(business) && !isEmailAddress(business)) return undefined;
	if (!isPayable(payment)) return undefined;
	const { kind, currency, price } = payment;
	const query = new URLSearchParams({ cmd: COMMANDS[kind], business, currency_code: currency });
	const add = (name: string, value: string) => value !== '' && query.set(name, value);
	add('item_name', payment.name);
	add('item_number', payment.sku);
	const amount = payment.isFree ? '' : writeAmount(price, currency);
	if (kind === 'subscription') {
		query.set('a3', amount);
		query.set('p3', '1');
		query.set('t3', payment.cycle.charAt(0).toUpperCase());
		query.set('src', payment.isRenewed ? '1' : '0');
	} else {
		add('amount', amount);
	}
	if (kind === 'checkout') {
		query.set('quantity', `${payment.quantity}`);
		if (payment.shipping > 0) query.set('shipping', writeAmount(payment.shipping, currency));
		if (payment.taxRate > 0) query.set('tax_rate', `${payment.taxRate}`);
	}
	query.set('no_note', '1');
	query.set('return', returnTo);
	query.set('cancel_return', returnTo);
	const host = payment.isSandbox ? 'www.sandbox.paypal.com' : 'www.paypal.com';
	return `https://${host}/cgi-bin/webscr?${query}`;
}

/** Host names under which PayPal takes payments. */
const HOSTS = ['www.paypal.com', 'www.sandbox.paypal.com'];

/**
 * The link that a form to PayPal can be instead: its hidden fields as a query.
 * @returns undefined for a form that leads elsewhere
 */
export function linkOfPaypalForm(
	action: string,
	fields: readonly (readonly [name: string, value: string])[],
): string | undefined {
	if (!URL.canParse(action)) return undefined;
	const url = new URL(action);
	if (url.protocol !== 'https:' || !HOSTS.includes(url.host)) return undefined;
	for (const [name, value] of fields) if (name !== '') url.searchParams.set(name, value);
	return url.href;
}
