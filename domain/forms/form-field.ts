import { isPlainObject, plainObjectOf } from '../values/plain-object';
import { storedText } from './stored-text';

/** The types of fields that the builder has (behaviour facts 6.9). */
export const FIELD_TYPES = [
	'text',
	'email',
	'textarea',
	'url',
	'tel',
	'radio',
	'select',
	'checkbox',
	'acceptance',
	'number',
	'date',
	'time',
	'upload',
	'password',
	'html',
	'hidden',
	'honeypot',
	'step',
	'recaptcha',
	'recaptcha_v3',
	'turnstile',
] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

/** Types that visitors fill in nothing of. */
const WITHOUT_VALUE: ReadonlySet<FieldType> = new Set([
	'html',
	'step',
	'recaptcha',
	'recaptcha_v3',
	'turnstile',
]);

/** Types whose required switch the builder does not offer. */
const NEVER_REQUIRED: ReadonlySet<FieldType> = new Set([...WITHOUT_VALUE, 'hidden', 'honeypot']);

/** One thing that a field lets one choose. */
export interface FieldOption {
	label: string;
	value: string;
}

/** One row of `form_fields`, defaults filled in. */
export interface FormField {
	/** `custom_id`: the name under which it is sent, unique within the form. */
	id: string;
	/** `_id` of the row, for its own rules in the sheet. */
	rowId: string;
	type: FieldType;
	/** May hold inline HTML that an editor typed. */
	label: string;
	placeholder: string;
	isRequired: boolean;
	/** What it holds to begin with; of choices the chosen values, parted by commas. */
	value: string;
	/** Select, checkbox, radio. */
	options: readonly FieldOption[];
	/** Select, upload: more than one. */
	isMultiple: boolean;
	/** The other controls of the row under the builder's names, for markup. */
	row: Readonly<Record<string, unknown>>;
}

const isOn = (value: unknown): boolean =>
	value === true || (typeof value === 'string' && !['', 'no', 'false'].includes(value));

/** Names that can stand in `form_fields[…]` and in an element's id. */
const ID = /^[\w-]{1,100}$/;

/** The fields of a form whose editor has stored none: exports leave defaults out. */
const DEFAULT_ROWS: readonly Record<string, unknown>[] = [
	{ custom_id: 'name', field_type: 'text', field_label: 'Name', placeholder: 'Name' },
	{
		custom_id: 'email',
		field_type: 'email',
		field_label: 'Email',
		placeholder: 'Email',
		required: 'true',
	},
	{ custom_id: 'message', field_type: 'textarea', field_label: 'Message', placeholder: 'Message' },
];

/**
 * The fields of a form. Rows of unknown types are text fields, as rows without a type are; what is no row is left
 * out. Of two fields with one name the second gets a number, so that both arrive.
 *
 * @param rows `form_fields` as it is stored; undefined gives the builder's first form: name, email, message
 */
export function formFields(rows: unknown): FormField[] {
	const stored = rows === undefined ? DEFAULT_ROWS : rows;
	if (!Array.isArray(stored)) return [];
	const taken = new Set<string>();
	return stored.filter(isPlainObject).map((row, index) => {
		const type = FIELD_TYPES.find((name) => name === row.field_type) ?? 'text';
		const wished = storedText(row.custom_id).trim();
		const rowId = storedText(row._id);
		const base = ID.test(wished) ? wished : `field_${ID.test(rowId) ? rowId : index + 1}`;
		let id = base;
		for (let number = 2; taken.has(id); number += 1) id = `${base}_${number}`;
		taken.add(id);
		return {
			id,
			rowId,
			type,
			label: storedText(row.field_label),
			placeholder: storedText(row.placeholder),
			isRequired: !NEVER_REQUIRED.has(type) && isOn(row.required),
			value: storedText(row.field_value),
			options: fieldOptions(storedText(row.field_options)),
			isMultiple: isOn(type === 'upload' ? row.allow_multiple_upload : row.allow_multiple),
			row: plainObjectOf(row),
		};
	});
}

/** One option a line, `Label|value`; a line without a value is its own. Empty lines are none. */
export function fieldOptions(lines: string): FieldOption[] {
	return lines
		.split(/\r?\n/)
		.filter((line) => line.trim() !== '')
		.map((line) => {
			const bar = line.lastIndexOf('|');
			if (bar === -1) return { label: line.trim(), value: line.trim() };
			return { label: line.slice(0, bar).trim(), value: line.slice(bar + 1).trim() };
		});
}

/** Whether a field sends anything with the form. */
export function hasValue({ type }: FormField): boolean {
	return !WITHOUT_VALUE.has(type);
}

/** The name under which a field is sent: a field of several answers has `[]` behind it. */
export function fieldName(field: FormField): string {
	return `form_fields[${field.id}]${takesSeveral(field) ? '[]' : ''}`;
}

/** Whether several answers may come: checkboxes with more than one option, a multiple select, several files. */
export function takesSeveral({ type, options, isMultiple }: FormField): boolean {
	if (type === 'checkbox') return options.length > 1;
	return (type === 'select' || type === 'upload') && isMultiple;
}
