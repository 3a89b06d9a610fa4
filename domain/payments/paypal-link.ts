import { isEmailAddress } from '../address/email-address';
import { safeUrl } from '../address/safe-url';
import { isPayable, type Payment, writeAmount } from './payment';

/** Kind of payment → PayPal's command, from PayPal's documentation of payment links. */
const COMMANDS = {
	checkout: '_xclick',
	donation: '_donations',
	subscription: '_xclick-subscriptions',
} as const;

/** A PayPal merchant id. */
const MERCHANT_ID = /^[A-Z0-9]{13}$/;

/**
 * The PayPal address of a payment. Every part of it comes from the site's content, not from the visitor.
 *
 * @param account the seller's account: an e-mail address or a PayPal merchant id
 * @param page the absolute address of the page to return to
 * @param paidPage the page to return to after payment; relative to the page; empty for the page itself
 * @returns undefined if there is no account or no amount to pay
 */
export function paypalLink(
	account: string,
	payment: Payment,
	page: string,
	paidPage = '',
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
	query.set('return', absoluteAddress(paidPage, page));
	query.set('cancel_return', page);
	const host = payment.isSandbox ? 'www.sandbox.paypal.com' : 'www.paypal.com';
	return `https://${host}/cgi-bin/webscr?${query}`;
}

/** Resolves an address; the page itself replaces an address that is no web address. */
function absoluteAddress(address: string, page: string): string {
	const safe = safeUrl(address);
	const { protocol, href } = new URL(safe ?? '', page);
	return /^https?:$/.test(protocol) ? href : page;
}

/** The hosts on which PayPal takes payments. */
const HOSTS = ['www.paypal.com', 'www.sandbox.paypal.com'];

/**
 * Converts a form that posts to PayPal into a link: its hidden fields become the query.
 * @returns undefined for a form with another target
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
