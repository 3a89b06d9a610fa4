import { plainObjectOf } from '../values/plain-object';

/** What is paid for; amounts are in whole units of the currency, with two decimals at most. */
export interface Payment {
	kind: 'checkout' | 'donation' | 'subscription';
	name: string;
	/** The seller's own number of it; empty for none. */
	sku: string;
	price: number;
	/** ISO 4217. */
	currency: string;
	quantity: number;
	shipping: number;
	/** Percent. */
	taxRate: number;
	/** How often a subscription is paid; whether it goes on by itself. */
	cycle: 'days' | 'weeks' | 'months' | 'years';
	isRenewed: boolean;
	/** A donation of any amount, which the giver types at the provider. */
	isFree: boolean;
	/** The provider's place for trying out. */
	isSandbox: boolean;
}

/** Providers refuse more than this. */
const MOST = 999_999;
const CYCLES = ['days', 'weeks', 'months', 'years'] as const;

/**
 * What an editor sells by a payment button: the stored settings of the widget and nothing else, so that no visitor
 * changes an amount. Wrong values are the builder's defaults: one piece for nothing in US dollars.
 */
export function paymentOf(settings: Readonly<Record<string, unknown>>): Payment {
	const kind = oneOf(['checkout', 'donation', 'subscription'], settings.type);
	const isDonation = kind === 'donation';
	const currency = textOf(settings.currency).toUpperCase();
	return {
		kind,
		name: textOf(settings.product_name) || textOf(settings.item_name),
		sku: textOf(settings.product_sku),
		price: amountOf(
			isDonation ? settings.donation_amount : (settings.product_price ?? settings.price),
		),
		currency: /^[A-Z]{3}$/.test(currency) ? currency : 'USD',
		quantity: Math.max(1, Math.trunc(amountOf(settings.quantity))),
		shipping: amountOf(settings.shipping_price),
		taxRate: settings.tax_type === 'percentage' ? Math.min(100, amountOf(settings.tax_rate)) : 0,
		cycle: oneOf(CYCLES, settings.billing_cycle),
		isRenewed: settings.auto_renewal !== 'no' && settings.auto_renewal !== '',
		isFree: isDonation && settings.donation_type !== 'fixed',
		isSandbox: settings.sandbox_mode === 'yes',
	};
}

/** Whether there is something to pay: providers take no nothing. */
export function isPayable({ price, isFree }: Payment): boolean {
	return isFree || price > 0;
}

/** Currencies without a smaller unit: providers take their amounts as they are. */
const WHOLE = 'BIF CLP DJF GNF HUF JPY KMF KRW MGA PYG RWF TWD UGX VND VUV XAF XOF XPF'.split(' ');

/** An amount as providers write it: `12.50`, of currencies without cents `13`. */
export function writeAmount(amount: number, currency: string): string {
	return amount.toFixed(WHOLE.includes(currency) ? 0 : 2);
}

function oneOf<const Words extends readonly string[]>(
	words: Words,
	stored: unknown,
): Words[number] {
	return words.find((word) => word === stored) ?? (words[0] as Words[number]);
}

function textOf(stored: unknown): string {
	return typeof stored === 'string' ? stored.trim().slice(0, 127) : '';
}

/** A number control or a slider; what is none, negative or beyond all bounds is nothing. */
function amountOf(stored: unknown): number {
	const value = typeof stored === 'object' ? plainObjectOf(stored).size : stored;
	const amount = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
	if (typeof amount !== 'number' || !(amount > 0 && amount <= MOST)) return 0;
	return Math.round(amount * 100) / 100;
}
