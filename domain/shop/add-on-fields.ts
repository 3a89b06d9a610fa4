import { isEmailAddress } from '../address/email-address';
import type { Say } from '../texts/text';
import { dayInWords, isDay } from '../time/calendar-day';
import { isPlainObject } from '../values/plain-object';

/** The meta field in which WooCommerce Product Add-Ons stores a product's questions to the buyer. */
export const ADD_ONS_META = '_product_addons';

/** The kinds of fields that the product page shows: a line of text, several lines, a day. */
export const ADD_ON_TYPES = ['custom_text', 'custom_textarea', 'datepicker'] as const;

/** The restrictions of a line of text that are checked: none, or an e-mail address. */
export const ADD_ON_RESTRICTIONS = ['any_text', 'email'] as const;

/** A field that a visitor fills in when a product goes into the cart, with the names of WooCommerce Product Add-Ons. */
export interface AddOnField {
	/** May contain letters, digits, hyphens and underscores. */
	id: string;
	/** The field's label; the cart and the order show it before the field's value too. */
	name: string;
	type: (typeof ADD_ON_TYPES)[number];
	/** `email` for a line of text with an e-mail address; the shop sends the product to this address. */
	restrictionsType: (typeof ADD_ON_RESTRICTIONS)[number];
	isRequired: boolean;
	/** The largest number of characters. */
	max: number;
	placeholder: string;
}

const ID = /^[\w-]{1,64}$/;
/** The largest length of a text, in characters, where the shop sets none. */
const USUAL_MAX = 500;

const isAddOnType = (type: unknown): type is AddOnField['type'] =>
	(ADD_ON_TYPES as readonly unknown[]).includes(type);

/**
 * Reads the fields out of the plugin's JSON. It leaves out fields that change the price or take files. A text that is
 * not JSON gives no fields.
 */
export function readAddOns(json: string | null | undefined): AddOnField[] {
	let list: unknown;
	try {
		list = JSON.parse(json || '[]');
	} catch {
		return [];
	}
	return Array.isArray(list) ? list.flatMap((entry) => readField(entry) ?? []) : [];
}

function readField(entry: unknown): AddOnField | null {
	if (!isPlainObject(entry) || !isAddOnType(entry.type)) return null;
	const { id, name, type, restrictions_type: restrictions, required, max, placeholder } = entry;
	const known = String(id ?? '');
	if (!ID.test(known) || typeof name !== 'string' || name === '') return null;
	return {
		id: known,
		name,
		type,
		restrictionsType: restrictions === 'email' ? 'email' : 'any_text',
		isRequired: Boolean(Number(required)),
		max: Number(max) > 0 ? Math.floor(Number(max)) : USUAL_MAX,
		placeholder: typeof placeholder === 'string' ? placeholder : '',
	};
}

/** Writes fields in the plugin's format; an empty text for no fields. */
export function writeAddOns(fields: readonly AddOnField[]): string {
	if (fields.length === 0) return '';
	return JSON.stringify(
		fields.map(({ isRequired, restrictionsType, ...field }) => ({
			...field,
			restrictions_type: restrictionsType,
			required: Number(isRequired),
		})),
	);
}

/** The name under which a form posts a field. */
export const addOnInputName = ({ id }: Pick<AddOnField, 'id'>): string => `addon-${id}`;

/** The id of the field that a form posts under a name; null for any other name. */
export function addOnIdOf(inputName: string): string | null {
	return /^addon-([\w-]{1,64})$/.exec(inputName)?.[1] ?? null;
}

/** True for a field with the email address to which the shop sends the product. */
export const isAddressField = ({ type, restrictionsType }: AddOnField): boolean =>
	type === 'custom_text' && restrictionsType === 'email';

/**
 * Returns a field's reason for refusing a value, as a sentence; null for a valid value.
 * @param today the current day by the shop's clock, `2027-06-12`; an earlier day is refused
 */
export function addOnMessage(
	field: AddOnField,
	value: string,
	today: string,
	say: Say,
): string | null {
	const { name, type, isRequired, max } = field;
	if (value === '') return isRequired ? say('checkout.fillIn', { label: name }) : null;
	if (value.length > max) return say('form.tooLong', { count: max });
	if (isAddressField(field) && !isEmailAddress(value)) return say('form.needEmail');
	if (type !== 'datepicker') return null;
	if (!isDay(value)) return say('form.needDate');
	if (value >= today) return null;
	return say('form.notBefore', { date: dayInWords(today, say.lang ?? say.language) });
}
