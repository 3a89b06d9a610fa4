import type { ElementSettings, FlatElement } from '../builder/element-tree';
import { trimmedText } from '../text/trimmed-text';
import { isPlainObject } from '../values/plain-object';
import { type Controls, renamedControls } from './renamed-controls';

/** Widgets of MetForm that are fields, and what they are called in a form of the builder's. */
const FIELDS: Readonly<Record<string, string>> = {
	'mf-text': 'text',
	'mf-listing-fname': 'text',
	'mf-listing-lname': 'text',
	'mf-email': 'email',
	'mf-telephone': 'tel',
	'mf-number': 'number',
	'mf-range': 'number',
	'mf-url': 'url',
	'mf-password': 'password',
	'mf-textarea': 'textarea',
	'mf-date': 'date',
	'mf-time': 'time',
	'mf-select': 'select',
	'mf-multi-select': 'select',
	'mf-checkbox': 'checkbox',
	'mf-radio': 'radio',
	'mf-switch': 'acceptance',
	'mf-gdpr-consent': 'acceptance',
	'mf-listing-optin': 'acceptance',
	'mf-file-upload': 'upload',
};
const BUTTON = 'mf-button';

/** The builder's control → MetForm's, of the first field and of the button: without these colours words may be unreadable. */
const FIELD_LOOKS: Controls = {
	label_color: 'mf_input_label_color',
	field_text_color: 'mf_input_color',
	field_background_color: 'mf_input_background_color',
	field_border_color: 'mf_input_border_color',
	field_border_radius: 'mf_input_border_radius',
};
const BUTTON_LOOKS: Controls = {
	button_text_color: 'mf_btn_text_color',
	button_background_color: 'mf_btn_bg_color_color',
	button_hover_color: 'mf_btn_hover_color',
	button_background_hover_color: 'mf_btn_bg_hover_color_color',
	button_border_radius: 'mf_btn_border_radius',
	button_text_padding: 'mf_btn_text_padding',
};
const ALIGN: Readonly<Record<string, string>> = {
	left: 'start',
	center: 'center',
	right: 'end',
	justify: 'stretch',
};

/** The widths that a field of the builder's can have, in percent of its row. */
const WIDTHS = [100, 80, 75, 70, 66, 60, 50, 40, 33, 30, 25, 20];

/** Elements by their ids, and how many stand directly in each. */
interface Boxes {
	byId: ReadonlyMap<string, FlatElement>;
	counts: ReadonlyMap<string | null, number>;
}

/**
 * The same elements with the form that a document of MetForm is as one widget `form`: there each field is a widget of
 * its own, anywhere among sections and texts, and the document is the form. The form stands where its first field
 * stood, as wide as what held all fields; each field has the share of a row that its columns had. What holds nothing
 * any more goes. Fields without a button to send them, and those that WordPress rendered, stay as they are.
 */
export function withoutMetForms<T extends FlatElement>(
	flat: readonly T[],
): readonly (T | FlatElement)[] {
	const fields = flat.filter(isField);
	const button = flat.find(
		({ widgetType, renderedHtml }) => widgetType === BUTTON && !renderedHtml,
	);
	if (fields.length === 0 || !button) return flat;
	const boxes = boxesOf(flat);
	const lines = [...fields, button].map((element) => lineOf(element, boxes));
	const holds = new Map<string, number>();
	for (const id of lines.flat()) holds.set(id, (holds.get(id) ?? 0) + 1);
	const [first = []] = lines;
	const root = first.find((id) => holds.get(id) === lines.length) ?? null;
	const gone = emptied(flat, new Set<FlatElement>([...fields, button]), boxes);
	const share = (element: FlatElement) => widthOf(element, root, boxes);
	const form: FlatElement = {
		...button,
		parentId: root,
		widgetType: 'form',
		settings: settingsOf(fields, button, share),
	};
	// What stands directly in the root and holds the first field.
	const at = flat.findIndex(
		({ id, parentId }) => parentId === root && [fields[0]?.id, ...first].includes(id),
	);
	return flat.flatMap((element, index) => [
		...(index === at ? [form] : []),
		...(gone.has(element) ? [] : [element]),
	]);
}

/**
 * The id of the document that a widget `metform` shows, `564***1721270363563` or a number; 0 where there is none.
 * @param stored `mf_form_id`
 */
export function metFormId(stored: unknown): number {
	const [, id = '0'] = /^\s*(\d{1,9})(?:\*{3}\d*)?\s*$/.exec(`${stored ?? ''}`) ?? [];
	return Number(id);
}

function isField({ widgetType, renderedHtml }: FlatElement): boolean {
	return widgetType !== null && Object.hasOwn(FIELDS, widgetType) && !renderedHtml;
}

function boxesOf(flat: readonly FlatElement[]): Boxes {
	const counts = new Map<string | null, number>();
	for (const { parentId } of flat) counts.set(parentId, (counts.get(parentId) ?? 0) + 1);
	return { byId: new Map(flat.map((element) => [element.id, element])), counts };
}

/** The ids of what holds an element, the nearest first. */
function lineOf({ parentId }: FlatElement, { byId }: Boxes): string[] {
	const line = new Set<string>();
	for (let id = parentId; id !== null && !line.has(id); id = byId.get(id)?.parentId ?? null)
		line.add(id);
	return [...line];
}

/** What goes, and what held nothing but that: children stand behind their parents in the list. */
function emptied(
	flat: readonly FlatElement[],
	gone: Set<FlatElement>,
	{ counts }: Boxes,
): ReadonlySet<FlatElement> {
	const left = new Map(counts);
	for (const element of flat.toReversed()) {
		if (counts.has(element.id) && left.get(element.id) === 0) gone.add(element);
		if (gone.has(element)) left.set(element.parentId, (left.get(element.parentId) ?? 0) - 1);
	}
	return gone;
}

/** The nearest width that a field can have, in percent, to that of an element in what holds the form. */
function widthOf(element: FlatElement, root: string | null, boxes: Boxes): string {
	const line = [element.id, ...lineOf(element, boxes)];
	const inside = line.slice(0, root === null ? undefined : line.indexOf(root));
	const percent = inside.reduce((part, id) => part * partOfRow(boxes.byId.get(id), boxes), 100);
	const nearest = (best: number, width: number) =>
		Math.abs(width - percent) < Math.abs(best - percent) ? width : best;
	return String(WIDTHS.reduce(nearest));
}

/** How much of its row an element takes, of 1. */
function partOfRow(element: FlatElement | undefined, { byId, counts }: Boxes): number {
	if (!element) return 1;
	const { elType, settings, parentId } = element;
	const part = (size: unknown) => Math.min(Number(size) || 100, 100) / 100;
	if (elType === 'column') return part(settings._inline_size || settings._column_size);
	const width = elType === 'widget' ? settings._element_custom_width : settings.width;
	if (isPlainObject(width) && width.unit === '%') return part(width.size);
	const box = parentId === null ? undefined : byId.get(parentId);
	if (box?.elType !== 'container' || box.settings.flex_direction !== 'row') return 1;
	return 1 / (counts.get(parentId) ?? 1);
}

function settingsOf(
	fields: readonly FlatElement[],
	button: FlatElement,
	share: (element: FlatElement) => string,
): ElementSettings {
	const [first] = fields;
	const isLabelled = fields.some(hasLabel);
	const looks = { ...looksOf(first?.settings ?? {}, FIELD_LOOKS) };
	const buttonLooks = looksOf(button.settings, BUTTON_LOOKS);
	return {
		...looks,
		...buttonLooks,
		__globals__: { ...globalsOf(looks), ...globalsOf(buttonLooks) },
		form_fields: fields.flatMap((field) => rowsOf(field, share(field))),
		show_labels: isLabelled ? 'yes' : '',
		mark_required: 'yes',
		button_text: trimmedText(button.settings.mf_btn_text) || 'Submit',
		button_width: share(button),
		button_align: ALIGN[trimmedText(button.settings.mf_btn_align)] ?? 'center',
		submit_actions: [],
	};
}

/** A field, and the words below it. */
function rowsOf({ id, widgetType, settings }: FlatElement, width: string): object[] {
	const field_type = FIELDS[widgetType ?? ''] ?? 'text';
	const label = trimmedText(settings.mf_input_label);
	const placeholder = trimmedText(settings.mf_input_placeholder);
	// A label that is switched off is often what MetForm wrote there: "Select", "First Name (Listing)".
	const field_label = hasLabel({ settings }) ? label : placeholder || label;
	const words =
		trimmedText(settings.mf_gdpr_consent_option_text) || optionsOf(settings)[0] || field_label;
	const help = trimmedText(settings.mf_input_help_text);
	const row = {
		_id: id,
		custom_id: trimmedText(settings.mf_input_name),
		field_type,
		field_label: field_type === 'acceptance' ? '' : field_label,
		placeholder,
		required: settings.mf_input_required === 'yes' ? 'true' : '',
		width,
		field_options: optionsOf(settings).join('\n'),
		...(widgetType === 'mf-multi-select' && { allow_multiple: 'true' }),
		...(field_type === 'acceptance' && { acceptance_text: words }),
	};
	if (help === '') return [row];
	return [row, { _id: `${id}b`, field_type: 'html', field_html: `<p>${help}</p>` }];
}

/** Switched on where nothing is stored. */
function hasLabel({ settings }: Pick<FlatElement, 'settings'>): boolean {
	return settings.mf_input_label_status === undefined || settings.mf_input_label_status === 'yes';
}

/** What is sent is what is said: stored values are `value-1`, and the same in two rows. A bar would part the two. */
function optionsOf({ mf_input_list: rows }: ElementSettings): string[] {
	if (!Array.isArray(rows)) return [];
	return rows
		.filter(isPlainObject)
		.map(({ mf_input_option_text: text }) => trimmedText(text).replace(/\s*[|\r\n]+\s*/g, ' '))
		.filter((text) => text !== '');
}

/** Values under the builder's names, those that stand in the kit among their `__globals__`. */
function looksOf(settings: ElementSettings, names: Controls): ElementSettings {
	const globals = isPlainObject(settings.__globals__) ? settings.__globals__ : {};
	return {
		...renamedControls(settings, names),
		__globals__: renamedControls(globals, names),
	};
}

function globalsOf({ __globals__: globals }: ElementSettings): object {
	return isPlainObject(globals) ? globals : {};
}
