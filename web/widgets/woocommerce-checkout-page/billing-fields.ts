import type { Say, TextKey } from '@outrigger/rules/texts/text';
import type { CustomerAddressInput } from '../../wordpress/schema.generated';
import type { CheckoutSettings } from './settings';

/** A field of the buyer, with its name in WooCommerce's own form. */
export interface BillingField {
	name: `billing_${string}`;
	/** The name of the field in WooGraphQL's input. */
	key: keyof CustomerAddressInput;
	label: string;
	placeholder: string;
	/** The default of the field for an unknown visitor. */
	usual: string;
	isRequired: boolean;
	type: 'text' | 'email' | 'tel' | 'country';
	autoComplete: string;
	isHalf: boolean;
}

/** A field whose label is a text of ours until an editor sets another label. */
type UsualField = Omit<BillingField, 'label'> & { label: FieldLabel };
type FieldLabel = 'common.email' | Extract<TextKey, `checkout.${string}`>;

const text = (
	name: BillingField['name'],
	key: BillingField['key'],
	label: FieldLabel,
	autoComplete: string,
	more: Partial<UsualField> = {},
): UsualField => ({
	name,
	key,
	label,
	autoComplete,
	placeholder: '',
	usual: '',
	isRequired: true,
	type: 'text',
	isHalf: false,
	...more,
});

const FIELDS: readonly UsualField[] = [
	text('billing_first_name', 'firstName', 'checkout.firstName', 'given-name', { isHalf: true }),
	text('billing_last_name', 'lastName', 'checkout.lastName', 'family-name', { isHalf: true }),
	text('billing_country', 'country', 'checkout.country', 'country', { type: 'country' }),
	text('billing_address_1', 'address1', 'checkout.street', 'address-line1'),
	text('billing_postcode', 'postcode', 'checkout.postcode', 'postal-code', { isHalf: true }),
	text('billing_city', 'city', 'checkout.town', 'address-level2', { isHalf: true }),
	text('billing_email', 'email', 'common.email', 'email', { type: 'email' }),
	text('billing_phone', 'phone', 'checkout.phone', 'tel', { type: 'tel', isRequired: false }),
];

/** The names of the fields that a shop needs even without shipping. */
const OF_PERSON: readonly string[] = ['billing_first_name', 'billing_last_name', 'billing_email'];

/**
 * Returns the fields with the editor's labels.
 * @param needs `address`: all fields; `person`: no street, for products that are sent by email; `either`: all fields
 *   with an optional street, for a shop that refused without naming the missing field
 */
export function billingFields(
	own: CheckoutSettings['billing_details_form_fields'],
	say: Say,
	needs: 'address' | 'person' | 'either' = 'address',
): readonly BillingField[] {
	const isOfPerson = ({ name }: UsualField) => OF_PERSON.includes(name);
	return FIELDS.filter((field) => needs !== 'person' || isOfPerson(field)).map((field) => {
		const row = own.find(({ field_key }) => field_key === field.name);
		return {
			...field,
			isRequired: field.isRequired && (needs === 'address' || isOfPerson(field)),
			label: row?.label || row?.field_label || say(field.label as 'common.email'),
			placeholder: row?.placeholder || field.placeholder,
			usual: row?.default || field.usual,
		};
	});
}

/** The error of each field that has one, by the field's name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The largest length of a value, in characters; it is longer than any name, street or town. */
export const MAX_LENGTH = 200;

/** Returns the errors that prevent an order from being sent; the shop may still refuse the order. */
export function checkBilling(
	fields: readonly BillingField[],
	values: Readonly<Record<string, string>>,
	say: Say,
): FieldErrors {
	const errors: Record<string, string> = {};
	for (const { name, label, isRequired, type } of fields) {
		const value = values[name] ?? '';
		if (isRequired && value === '') errors[name] = say('checkout.fillIn', { label });
		else if (value.length > MAX_LENGTH) errors[name] = say('form.tooLong', { count: MAX_LENGTH });
		else if (type === 'email' && value !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) {
			errors[name] = say('form.wrongEmail');
		}
	}
	return errors;
}
