import type { InferOutput } from 'valibot';
import type { ElementNode } from '../../builder/element-tree';
import type { FieldType } from '../../forms/form-field';
import { ownValue } from '../../values/own-value';
import { fields, read } from '../envelope';
import { keyValues } from '../values/lists';
import { flag, number, text } from '../values/scalars';
import { richText } from '../values/text';

/** Element types of version 4 that visitors fill in → the field types of version 3. */
const FIELDS: Readonly<Record<string, FieldType>> = {
	'e-form-input': 'text',
	'e-form-textarea': 'textarea',
	'e-form-select': 'select',
	'e-form-checkbox': 'acceptance',
	'e-form-radio-button': 'radio',
	'e-form-date-picker': 'date',
	'e-form-time-picker': 'time',
	'e-form-file-upload': 'upload',
};

/** The types of an input; HTML and the builder use the same names. */
const INPUT_TYPES: readonly FieldType[] = [
	'text',
	'email',
	'tel',
	'url',
	'number',
	'password',
	'date',
	'time',
	'hidden',
];

/**
 * The settings that any form element may have. The names of the paid elements' settings are known, but only few of the
 * types of their values.
 */
export const fieldSettings = fields({
	_cssid: text,
	name: text,
	type: text,
	placeholder: text,
	value: text,
	required: flag(false),
	checked: flag(false),
	multiple: flag(false),
	rows: number,
	length: number,
	maxlength: number,
	min: text,
	max: text,
	accept: text,
	options: keyValues,
	attributes: keyValues,
	'input-id': text,
	text: richText(''),
	label: richText(''),
});

/** The settings of a form element. */
export type FieldSettings = InferOutput<typeof fieldSettings>;

/** The type of a version 4 element: its widget type, or its element type for a container. */
export function typeOf({ elType, widgetType }: Pick<ElementNode, 'elType' | 'widgetType'>): string {
	return widgetType ?? elType;
}

/** The field type of an element; undefined where visitors do not fill it in. */
export function fieldTypeOf(
	element: Pick<ElementNode, 'elType' | 'widgetType'>,
	{ type }: Pick<FieldSettings, 'type'>,
): FieldType | undefined {
	const kind = ownValue(FIELDS, typeOf(element));
	return kind === 'text' ? (INPUT_TYPES.find((one) => one === type) ?? 'text') : kind;
}

/** Reads the settings of a form element. A custom attribute fills a setting that is missing. */
export function readField({ settings }: Pick<ElementNode, 'settings'>): FieldSettings {
	const stored = read(fieldSettings, settings) as FieldSettings;
	const typedIn = (name: string) => stored.attributes?.find(({ key }) => key === name)?.value;
	return {
		...stored,
		name: stored.name || typedIn('name'),
		required: stored.required || typedIn('required') !== undefined,
	};
}
