import type { GatewayRecord, ShopRecord } from '@outrigger/formats/model/shop-records';
import { ShopRefusal } from './refusal';
import type { Address } from './session-data';

/** The buyer's data at the checkout. */
export interface CheckoutFields {
	billing: Address;
	shipping: Address;
	paymentMethod: string;
	note: string;
}

/** WooCommerce's own required fields, with its names for them. */
const REQUIRED: readonly (readonly [keyof Address, string])[] = [
	['firstName', 'First name'],
	['lastName', 'Last name'],
	['country', 'Country / Region'],
	['address1', 'Street address'],
	['postcode', 'Postcode / ZIP'],
	['city', 'Town / City'],
	['email', 'Email address'],
];

const EMAIL = /^[^\s@<>"]{1,64}@[^\s@<>"]{1,180}\.[^\s@<>".]{2,60}$/;
const MOST_LETTERS = 200;
const MOST_NOTE_LETTERS = 2_000;

/** An address as it is kept: known fields, one line each, no longer than anybody's. */
export function cleanAddress(address: Address): Address {
	return Object.fromEntries(
		Object.entries(address)
			.map(([key, value]) => [
				key,
				String(value)
					// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken away
					.replace(/[\u0000-\u001f\u007f]+/g, ' ')
					.trim()
					.slice(0, MOST_LETTERS),
			])
			.filter(([, value]) => value !== ''),
	);
}

/**
 * Checks that the fields of a checkout suffice for an order.
 * @returns the gateway of the payment
 * @throws ShopRefusal with all faults in one message, as WooCommerce says it
 */
export function checkCheckout(fields: CheckoutFields, shop: ShopRecord): GatewayRecord {
	const { billing } = fields;
	const faults = REQUIRED.filter(([key]) => !billing[key]).map(
		([, label]) => `Billing ${label} is a required field.`,
	);
	if (billing.email && !EMAIL.test(billing.email))
		faults.push('Billing Email address is not a valid email address.');
	const { country } = billing;
	if (country && shop.countries.length > 0 && !shop.countries.includes(country))
		faults.push(`Sorry, we do not sell to ${country}.`);
	if (fields.note.length > MOST_NOTE_LETTERS) faults.push('The note is too long.');
	if (faults.length > 0) throw new ShopRefusal('checkout-fields', faults.join(' '));
	const gateway = shop.gateways.find(({ id }) => id === fields.paymentMethod);
	if (!gateway) throw new ShopRefusal('payment-method', 'Cannot process invalid payment method.');
	return gateway;
}
