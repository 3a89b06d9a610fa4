import type { ElementSettings, FlatElement } from '../builder/element-tree';
import { trimmedText } from '../text/trimmed-text';
import { isPlainObject } from '../values/plain-object';
import { plainSettings, textOf } from './atomic-widgets';

/** Widgets of version 4 that are fields, and what they are called in a form of before. */
const FIELDS: Readonly<Record<string, string>> = {
	'e-form-input': 'text',
	'e-form-textarea': 'textarea',
	'e-form-select': 'select',
	'e-form-checkbox': 'acceptance',
	'e-form-radio-button': 'radio',
	'e-form-date-picker': 'date',
	'e-form-time-picker': 'time',
	'e-form-file-upload': 'upload',
};

/** Elements that hold others and say nothing themselves. */
const BOXES: ReadonlySet<string> = new Set(['e-div-block', 'e-flexbox', 'e-grid', 'container']);

/** Widgets of version 4 that say something, and the setting in which they do. */
const WORDS: Readonly<Record<string, string>> = {
	'e-heading': 'title',
	'e-paragraph': 'paragraph',
	'e-form-label': 'text',
};

/** An element inside a form, with what is read of it. */
interface Part {
	element: FlatElement;
	type: string;
	settings: ElementSettings;
	/** The texts of messages, which stand in elements of their own. */
	texts: readonly string[];
}

type ElementsInside = ReadonlyMap<string | null, readonly FlatElement[]>;

/**
 * The same elements with each form of version 4 (`e-form`, an element whose fields are widgets anywhere inside it) as
 * one widget `form` in the words of before: its fields in their order, its labels, its button, its messages. What is
 * said between fields is kept as fields of markup; whatever else stands in a form stands before or behind it. Widths
 * and looks are in classes, which are not read.
 */
export function withoutAtomicForms<T extends FlatElement>(
	flat: readonly T[],
): readonly (T | FlatElement)[] {
	if (!flat.some(isForm)) return flat;
	const inside = new Map<string | null, FlatElement[]>();
	for (const element of flat) {
		const beside = inside.get(element.parentId);
		if (beside) beside.push(element);
		else inside.set(element.parentId, [element]);
	}
	const gone = new Set<FlatElement>();
	const forms = new Map<FlatElement, readonly FlatElement[]>();
	for (const form of flat) {
		if (isForm(form) && !gone.has(form)) forms.set(form, readForm(form, inside, gone));
	}
	return flat.flatMap((element) => forms.get(element) ?? (gone.has(element) ? [] : [element]));
}

function isForm({ elType, widgetType }: FlatElement): boolean {
	return (widgetType ?? elType) === 'e-form';
}

function readForm(
	form: FlatElement,
	inside: ElementsInside,
	gone: Set<FlatElement>,
): readonly FlatElement[] {
	gone.add(form);
	const parts = partsOf(form, inside, gone);
	const isField = ({ type }: Part) => Object.hasOwn(FIELDS, type);
	const isOwn = ({ type }: Part) => type.startsWith('e-form-');
	const first = parts.findIndex(isField);
	const last = parts.findLastIndex((part) => isField(part) || part.type === 'e-form-submit-button');
	const isRow = (part: Part, at: number) =>
		at > first && at < last && Object.hasOwn(WORDS, part.type);
	const others = (from: number, to: number) =>
		parts
			.filter((part, at) => at >= from && at < to && !isOwn(part) && !isRow(part, at))
			.map(({ element }) => ({ ...element, parentId: form.parentId }));
	const rows = rowsOf(parts.filter((part, at) => isOwn(part) || isRow(part, at)));
	return [
		...others(0, Math.max(first, 0)),
		{ ...form, elType: 'widget', widgetType: 'form', settings: settingsOf(form, parts, rows) },
		...others(Math.max(first, 0), parts.length),
	];
}

/** What stands in an element, in its order, boxes left away. */
function partsOf(parent: FlatElement, inside: ElementsInside, gone: Set<FlatElement>): Part[] {
	return (inside.get(parent.id) ?? []).flatMap((element): Part[] => {
		if (gone.has(element)) return [];
		gone.add(element);
		const type = element.widgetType ?? element.elType;
		if (BOXES.has(type)) return partsOf(element, inside, gone);
		const isMessage = /^e-form-(?:success|error)-message$/.test(type);
		const said = isMessage ? partsOf(element, inside, gone) : [];
		const settings = plainSettings(element.settings);
		return [{ element, type, settings, texts: said.map(wordsOf).filter((text) => text !== '') }];
	});
}

function rowsOf(parts: readonly Part[]): object[] {
	const labels = new Map<string, string>();
	for (const part of parts) {
		const target = trimmedText(part.settings['input-id']);
		if (part.type === 'e-form-label' && target) labels.set(target, wordsOf(part));
	}
	const named = new Set(parts.map(({ settings }) => trimmedText(settings._cssid)));
	const rows: Record<string, unknown>[] = [];
	const say = (id: string, words: string) => {
		if (words !== '') rows.push({ _id: id, field_type: 'html', field_html: `<p>${words}</p>` });
	};
	let near = '';
	for (const part of parts) {
		const { type, settings, element } = part;
		const kind = Object.hasOwn(FIELDS, type) ? FIELDS[type] : undefined;
		if (kind) {
			const label = labels.get(trimmedText(settings._cssid)) ?? near;
			near = '';
			addField(rows, kind, part, label);
		} else if (type === 'e-form-label' && !trimmedText(settings['input-id'])) {
			say(`${element.id}b`, near);
			near = wordsOf(part);
		} else if (type !== 'e-form-label' || !named.has(trimmedText(settings['input-id']))) {
			say(element.id, wordsOf(part));
		}
	}
	say('behind', near);
	return rows;
}

/** @param rows the rows before it: radio buttons of one name are one field */
function addField(
	rows: Record<string, unknown>[],
	kind: string,
	{ element, settings }: Part,
	label: string,
): void {
	const custom_id = trimmedText(settings.name) || trimmedText(settings._cssid) || element.id;
	const option = optionLine(label, settings.value);
	const before = rows.at(-1);
	if (kind === 'radio' && before?.field_type === kind && before.custom_id === custom_id) {
		before.field_options = `${before.field_options}\n${option}`;
		return;
	}
	rows.push({
		_id: element.id,
		custom_id,
		field_type: (kind === 'text' && trimmedText(settings.type)) || kind,
		field_label: ['radio', 'acceptance'].includes(kind) ? '' : label,
		placeholder: settings.placeholder,
		required: settings.required === true ? 'true' : '',
		rows: settings.rows,
		...(kind === 'acceptance' && { acceptance_text: label }),
		...(kind === 'radio' && { field_options: option }),
		...(kind === 'select' && { field_options: optionLines(settings.options) }),
	});
}

function settingsOf(form: FlatElement, parts: readonly Part[], rows: object[]): ElementSettings {
	const settings = plainSettings(form.settings);
	const { 'form-name': name, 'actions-after-submit': actions, email } = settings;
	const mail = isPlainObject(email) ? email : {};
	const partOf = (type: string) => parts.find((part) => part.type === type);
	const button = partOf('e-form-submit-button');
	const messages = {
		success_message: partOf('e-form-success-message')?.texts.join(' ') ?? '',
		error_message: partOf('e-form-error-message')?.texts.join(' ') ?? '',
	};
	return {
		...settings,
		form_name: name,
		form_fields: rows,
		...(button && { button_text: textOf(button.settings.text) }),
		...(Array.isArray(actions) && { submit_actions: actions }),
		email_to: mail.to,
		email_subject: mail.subject,
		email_content: mail.message,
		custom_messages: messages.success_message || messages.error_message ? 'yes' : '',
		...messages,
	};
}

/** What a heading, a paragraph or a label says; may hold HTML. */
function wordsOf({ type, settings }: Part): string {
	const control = Object.hasOwn(WORDS, type) ? WORDS[type] : undefined;
	return control ? textOf(settings[control]) : '';
}

/** `[{key, value}]` as the lines of a form of before. */
function optionLines(options: unknown): string {
	if (!Array.isArray(options)) return '';
	return options
		.filter(isPlainObject)
		.map(({ key, value }) => optionLine(trimmedText(key), value))
		.join('\n');
}

/** What is sent has no bar: the last one of a line parts it from what is said. */
function optionLine(label: string, value: unknown): string {
	const said = label.replace(/<[^>]*>|[\r\n]/g, ' ').trim();
	const sent = (trimmedText(value) || said).replace(/[|\r\n]/g, ' ');
	return `${said || sent}|${sent}`;
}
