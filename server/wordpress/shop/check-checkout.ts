import type { GatewayRecord } from '@outrigger/formats/model/shop-records';
import type { Say, TextKey } from '@outrigger/rules/texts/text';
import { type CountedCart, needsAddress } from './count';
import { ShopRefusal } from './refusal';
import type { Address } from './session-data';

/** The buyer's data at the checkout. */
export interface CheckoutFields {
	billing: Address;
	shipping: Address;
	paymentMethod: string;
	note: string;
}

/** WooCommerce's own required fields, with our names for them. */
const REQUIRED = [
	['firstName', 'checkout.firstName'],
	['lastName', 'checkout.lastName'],
	['country', 'checkout.country'],
	['address1', 'checkout.street'],
	['postcode', 'checkout.postcode'],
	['city', 'checkout.town'],
	['email', 'common.email'],
] as const satisfies readonly (readonly [keyof Address, TextKey])[];

/** True for a field that an order needs even without shipping. */
const isOfPerson = (key: keyof Address) => /^(?:firstName|lastName|email)$/.test(key);

const EMAIL = /^[^\s@<>"]{1,64}@[^\s@<>"]{1,180}\.[^\s@<>".]{2,60}$/;
const MOST_LETTERS = 200;
const MOST_NOTE_LETTERS = 2_000;

/** An address as it is kept: only known fields, each in one line and of limited length. */
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
 * Checks that the fields of a checkout suffice for an order. An order that travels by mail needs no street.
 * @param say our words in the language of the buyer's page
 * @returns the gateway of the payment
 * @throws ShopRefusal with all faults in one message, as WooCommerce answers
 */
export function checkCheckout(
	fields: CheckoutFields,
	{ shop, lines }: Pick<CountedCart, 'shop' | 'lines'>,
	say: Say,
): GatewayRecord {
	const { billing } = fields;
	const isWanted = needsAddress({ lines }) ? () => true : isOfPerson;
	const faults = REQUIRED.filter(([key]) => isWanted(key) && !billing[key]).map(([, label]) =>
		say('checkout.fillIn', { label: say(label) }),
	);
	if (billing.email && !EMAIL.test(billing.email)) faults.push(say('form.needEmail'));
	const { country } = billing;
	if (country && shop.countries.length > 0 && !shop.countries.includes(country))
		faults.push(say('checkout.notTo', { country: countryName(country, say) }));
	if (fields.note.length > MOST_NOTE_LETTERS)
		faults.push(say('form.tooLong', { count: MOST_NOTE_LETTERS }));
	if (faults.length > 0) throw new ShopRefusal('checkout-fields', faults.join(' '));
	const gateway = shop.gateways.find(({ id }) => id === fields.paymentMethod);
	if (!gateway) throw new ShopRefusal('payment-method', say('checkout.noPayment'));
	return gateway;
}

/** The name of a country, `Italy`; the sent text if it is no country's code. */
function countryName(code: string, say: Say): string {
	if (!/^[A-Z]{2}$/.test(code)) return code;
	return new Intl.DisplayNames(say.lang ?? say.language, { type: 'region' }).of(code) ?? code;
}
