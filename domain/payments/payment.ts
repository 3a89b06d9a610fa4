import { plainObjectOf } from '../values/plain-object';

/** A payment; its amounts are in whole units of the currency, with at most two decimals. */
export interface Payment {
	kind: 'checkout' | 'donation' | 'subscription';
	name: string;
	/** The seller's product number; empty if there is none. */
	sku: string;
	price: number;
	/** ISO 4217. */
	currency: string;
	quantity: number;
	shipping: number;
	/** The tax rate in percent. */
	taxRate: number;
	/** The billing cycle of a subscription; `isRenewed` is true if the subscription renews itself. */
	cycle: 'days' | 'weeks' | 'months' | 'years';
	isRenewed: boolean;
	/** True for a donation of any amount, which the donor enters at the provider. */
	isFree: boolean;
	/** True for the provider's test environment. */
	isSandbox: boolean;
}

/** The largest amount that the payment providers accept. */
const MOST = 999_999;

type Settings = Readonly<Record<string, unknown>>;

/**
 * Reads the payment of a PayPal button from the widget's stored settings only, so that no visitor can change an
 * amount. Missing and invalid values get the builder's defaults: one item for nothing in US dollars, a donation of 1,
 * a monthly subscription that renews itself.
 */
export function paypalPayment(settings: Settings): Payment {
	const kind = oneOf(['checkout', 'donation', 'subscription'], settings.type);
	const isDonation = kind === 'donation';
	return {
		kind,
		name: shortText(settings.product_name),
		sku: shortText(settings.product_sku),
		price: amountOf(isDonation ? (settings.donation_amount ?? 1) : settings.product_price),
		currency: currencyOf(settings.currency),
		quantity: quantityOf(settings.quantity),
		shipping: amountOf(settings.shipping_price),
		taxRate: settings.tax_type === 'percentage' ? Math.min(100, amountOf(settings.tax_rate)) : 0,
		cycle: oneOf(['months', 'days', 'weeks', 'years'], settings.billing_cycle),
		isRenewed: settings.auto_renewal !== 'no' && settings.auto_renewal !== '',
		isFree: isDonation && settings.donation_type === 'any',
		isSandbox: settings.sandbox_mode === 'yes',
	};
}

/**
 * Reads the payment of a Stripe button from the widget's stored settings only. Stripe's button supports checkouts only.
 * WordPress adds the taxes, because the settings only name tax rates that Stripe stores.
 */
export function stripePayment(settings: Settings): Payment {
	return {
		...paypalPayment({ product_name: settings.product_name, sandbox_mode: settings.sandbox_mode }),
		price: amountOf(settings.stripe_product_price),
		currency: currencyOf(settings.stripe_currency),
		quantity: quantityOf(settings.stripe_quantity),
		shipping: amountOf(settings.shipping_amount),
	};
}

/** True if there is an amount to pay; the providers refuse an amount of zero. */
export function isPayable({ price, isFree }: Payment): boolean {
	return isFree || price > 0;
}

/**
 * Currencies without a smaller unit. The payment providers take amounts in them without decimals, and shops write them
 * without decimals.
 */
const WHOLE = 'BIF CLP DJF GNF HUF JPY KMF KRW MGA PYG RWF TWD UGX VND VUV XAF XOF XPF'.split(' ');

/** True in a currency with a smaller unit. */
export const hasCents = (currency: string): boolean => !WHOLE.includes(currency);

/** Writes an amount in the providers' format: `12.50`, or `13` in a currency without cents. */
export function writeAmount(amount: number, currency: string): string {
	return amount.toFixed(hasCents(currency) ? 2 : 0);
}

function oneOf<const Words extends readonly string[]>(
	words: Words,
	stored: unknown,
): Words[number] {
	return words.find((word) => word === stored) ?? (words[0] as Words[number]);
}

function currencyOf(stored: unknown): string {
	const currency = shortText(stored).toUpperCase();
	return /^[A-Z]{3}$/.test(currency) ? currency : 'USD';
}

function quantityOf(stored: unknown): number {
	return Math.max(1, Math.trunc(amountOf(stored)));
}

function shortText(stored: unknown): string {
	return typeof stored === 'string' ? stored.trim().slice(0, 127) : '';
}

/** Reads a number control or a slider; 0 for an invalid or negative value, and for a value above the limit. */
function amountOf(stored: unknown): number {
	const value = typeof stored === 'object' ? plainObjectOf(stored).size : stored;
	const amount = typeof value === 'string' ? Number(value) : value;
	const isAmount = typeof amount === 'number' && amount > 0 && amount <= MOST;
	return isAmount ? Math.round(amount * 100) / 100 : 0;
}
