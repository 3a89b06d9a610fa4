import type { ElementNode, ElementSettings } from '../../builder/element-tree';
import { type FieldOption, fieldOptions, formFields } from '../../forms/form-field';
import { plainText } from '../../text/plain-text';
import { fields, read } from '../envelope';
import { richText } from '../values/text';
import { type FieldSettings, fieldTypeOf, readField, typeOf } from './field-settings';
import { formSettings } from './form-settings';

/** A form of version 4. Its fields are elements at any depth inside of it. */
export interface AtomicForm {
	/** Id of each field's element → the name of the submitted value. */
	fieldIds: ReadonlyMap<string, string>;
	/** Id of each label's element → the field that it belongs to. */
	labelled: ReadonlyMap<string, ElementNode>;
	/** Id of each checkbox's and radio button's element → its submitted value. */
	choices: ReadonlyMap<string, string>;
	/** The same form as settings of version 3 (fields, actions, messages), for the code that receives submissions. */
	settings: ElementSettings;
}

/** An element inside of a form, with its settings. */
interface Part {
	element: ElementNode;
	type: string;
	settings: FieldSettings;
}

/** Reads a form. It skips forms nested inside of it. */
export function readAtomicForm(form: ElementNode): AtomicForm {
	const parts = partsOf(form);
	const pairs = labelsOf(parts);
	const words = new Map(pairs.map(({ label, field }) => [field.id, wordsOf(label.settings)]));
	const rows: Row[] = [];
	const choices = new Map<string, string>();
	for (const part of parts) {
		const label = words.get(part.element.id) ?? '';
		const choice = choiceOf(part, label);
		if (choice) choices.set(part.element.id, choice.value);
		addField(rows, part, label, choice);
	}
	const form_fields = rows.map(({ row }) => row);
	const fields = formFields(form_fields);
	const fieldIds = rows.flatMap(({ elements }, index) =>
		elements.map((id): [string, string] => [id, fields[index]?.id ?? id]),
	);
	const messageIn = (type: string) =>
		parts
			.filter(({ element }) => typeOf(element) === type)
			.map(({ element }) => wordsIn(element))
			.join(' ');
	return {
		fieldIds: new Map(fieldIds),
		labelled: new Map(pairs.map(({ label, field }) => [label.element.id, field])),
		choices,
		settings: {
			...formSettings(form.settings),
			form_fields,
			custom_messages: 'yes',
			success_message: messageIn('e-form-success-message'),
			error_message: messageIn('e-form-error-message'),
		},
	};
}

/**
 * Pairs labels with fields. A label that names an id belongs to the field with that id. A label without an id belongs
 * to the next field that no label names; if several labels come before a field, the last one counts.
 */
function labelsOf(parts: readonly Part[]): { label: Part; field: ElementNode }[] {
	const labels = parts.filter(({ type }) => type === 'e-form-label');
	const named = new Map(labels.map((label) => [label.settings['input-id'], label]));
	const pairs: { label: Part; field: ElementNode }[] = [];
	let near: Part | undefined;
	for (const part of parts) {
		const { element, type, settings } = part;
		if (type === 'e-form-label') near = settings['input-id'] ? undefined : part;
		else if (fieldTypeOf(element, settings)) {
			const label = (settings._cssid && named.get(settings._cssid)) || near;
			if (label) pairs.push({ label, field: element });
			near = undefined;
		}
	}
	return pairs;
}

function wordsOf({ text, label }: FieldSettings): string {
	return plainText(text || label || '').trim();
}

/** A field in the format of version 3, and the ids of its elements. */
interface Row {
	row: Record<string, unknown>;
	elements: string[];
}

/** The option of a radio button or a checkbox; undefined for other fields. */
function choiceOf({ element, settings }: Part, label: string): FieldOption | undefined {
	const type = fieldTypeOf(element, settings);
	if (type !== 'radio' && type !== 'acceptance') return undefined;
	const value = settings.value ?? (type === 'radio' ? label || element.id : 'on');
	return fieldOptions(optionLine(label, value))[0];
}

/** Adds a field. Radio buttons (or checkboxes) with the same name become one field with several options. */
function addField(
	rows: Row[],
	{ element, settings }: Part,
	label: string,
	choice: FieldOption | undefined,
): void {
	const type = fieldTypeOf(element, settings);
	if (!type) return;
	const custom_id = settings.name || settings._cssid || element.id;
	const own = choice && optionLine(choice.label, choice.value);
	const before =
		choice && settings.name && rows.find(({ row }) => row.group === `${type} ${custom_id}`);
	if (before) {
		before.elements.push(element.id);
		before.row.field_options = `${before.row.field_options}\n${own}`;
		if (type === 'acceptance') before.row.field_type = 'checkbox';
		return;
	}
	rows.push({
		elements: [element.id],
		row: {
			_id: element.id,
			custom_id,
			group: `${type} ${custom_id}`,
			field_type: type,
			field_label: label || plainText(settings.label ?? ''),
			placeholder: settings.placeholder,
			required: settings.required ? 'true' : '',
			allow_multiple: settings.multiple ? 'true' : '',
			allow_multiple_upload: settings.multiple ? 'yes' : '',
			field_options: own ?? optionLines(settings.options),
		},
	});
}

function optionLines(options: FieldSettings['options'] = []): string {
	return options.map(({ key, value }) => optionLine(key, value || key)).join('\n');
}

/** Writes `label|value`. The last bar of a line separates the two, so a value must not contain a bar. */
function optionLine(label: string, value: string): string {
	const sent = value.replace(/[|\r\n]/g, ' ');
	return `${label.replace(/[\r\n]/g, ' ') || sent}|${sent}`;
}

function partsOf({ children }: ElementNode): Part[] {
	return children.flatMap((element): Part[] => {
		const type = typeOf(element);
		if (type === 'e-form' || type === 'form') return [];
		return [{ element, type, settings: readField(element) }, ...partsOf(element)];
	});
}

const saying = fields({ paragraph: richText(''), title: richText('') });

/** The text of the paragraphs and headings inside of an element. */
function wordsIn({ children }: ElementNode): string {
	return children
		.map((child) => {
			const { paragraph = '', title = '' } = read(saying, child.settings) ?? {};
			return `${plainText(paragraph || title)} ${wordsIn(child)}`;
		})
		.join(' ')
		.replace(/\s+/g, ' ')
		.trim();
}
