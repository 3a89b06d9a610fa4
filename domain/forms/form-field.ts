import { isPlainObject, plainObjectOf } from '../values/plain-object';
import { storedText } from './stored-text';

/** The builder's field types (behaviour facts 6.9). */
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

/** Field types without a value. */
const WITHOUT_VALUE: ReadonlySet<FieldType> = new Set([
	'html',
	'step',
	'recaptcha',
	'recaptcha_v3',
	'turnstile',
]);

/** Field types for which the builder offers no required switch. */
const NEVER_REQUIRED: ReadonlySet<FieldType> = new Set([...WITHOUT_VALUE, 'hidden', 'honeypot']);

/** An option of a select, radio or checkbox field. */
export interface FieldOption {
	label: string;
	value: string;
}

/** A row of `form_fields` with its defaults filled in. */
export interface FormField {
	/** `custom_id`: the field's name in a submission, unique within the form. */
	id: string;
	/** `_id` of the row, for its rules in the style sheet. */
	rowId: string;
	type: FieldType;
	/** May contain inline HTML from the editor. */
	label: string;
	placeholder: string;
	isRequired: boolean;
	/** The initial value; for choices, the selected values separated by commas. */
	value: string;
	/** Select, checkbox, radio. */
	options: readonly FieldOption[];
	/** Select, upload: accepts several values. */
	isMultiple: boolean;
	/** The other controls of the row under the builder's names, for markup. */
	row: Readonly<Record<string, unknown>>;
}

const isOn = (value: unknown): boolean =>
	value === true || (typeof value === 'string' && !['', 'no', 'false'].includes(value));

/** Names that are safe in `form_fields[…]` and in an element's id. */
const ID = /^[\w-]{1,100}$/;

/** The fields of a form without stored rows: exports leave defaults out. */
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
 * Reads the fields of a form. A row with an unknown type or none becomes a text field; values
 * that are not rows are left out. If two fields share a name, the second gets a number, so that
 * both values arrive.
 *
 * @param rows the stored `form_fields`; undefined gives the builder's default form: name, email,
 * message
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

/**
 * Parses options, one per line, as `Label|value`; a line without a bar is both label and value. Skips empty lines.
 */
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

/** True where a field submits a value. */
export function hasValue({ type }: FormField): boolean {
	return !WITHOUT_VALUE.has(type);
}

/** The field's name in a submission; a field with several answers ends in `[]`. */
export function fieldName(field: FormField): string {
	return `form_fields[${field.id}]${takesSeveral(field) ? '[]' : ''}`;
}

/** True where a field accepts several answers: checkboxes with several options, a multiple select, several files. */
export function takesSeveral({ type, options, isMultiple }: FormField): boolean {
	if (type === 'checkbox') return options.length > 1;
	return (type === 'select' || type === 'upload') && isMultiple;
}
