import type { ElementSettings, FlatElement } from '../builder/element-tree';
import { trimmedText } from '../text/trimmed-text';
import { ownValue } from '../values/own-value';
import { isPlainObject, plainObjectOf } from '../values/plain-object';
import type { ControlSources, FormEntry } from './add-on-table';
import { boxesOf, emptied, lineOf, shareOf } from './form-boxes';
import { namedGlobals, namedValues } from './read-values';

/** One form of an add-on, as it was found in the elements of a document. */
interface FoundForm {
	entry: FormEntry;
	fields: readonly FlatElement[];
	/** The submit button; null where the form has none. */
	button: FlatElement | null;
}

/** The smallest number of fields that make a form if there is no button; fewer fields may belong to something else. */
const FEWEST_FIELDS = 2;

/**
 * Finds the forms of add-ons in which every field is a widget, and replaces each of them by one widget `form`. The
 * fields may be anywhere among sections and texts. The form takes the place of its first field and the width of the box
 * around all fields; each field keeps the share of a row that its columns gave it. Boxes that become empty are removed.
 * Elements that WordPress rendered stay.
 */
export function withoutFieldForms<T extends FlatElement>(
	flat: readonly T[],
	entries: readonly FormEntry[],
): readonly (T | FlatElement)[] {
	return entries
		.flatMap((entry) => formsIn(flat, entry))
		.reduce<readonly (T | FlatElement)[]>(withForm, flat);
}

/** Each button ends a form; fields after the last button belong to the form of that button. */
function formsIn(flat: readonly FlatElement[], entry: FormEntry): FoundForm[] {
	const forms: { entry: FormEntry; fields: FlatElement[]; button: FlatElement | null }[] = [];
	let fields: FlatElement[] = [];
	for (const element of flat) {
		const { widgetType, renderedHtml } = element;
		if (widgetType === null || renderedHtml) continue;
		if (Object.hasOwn(entry.fields, widgetType)) fields.push(element);
		else if (widgetType === entry.button && fields.length > 0) {
			forms.push({ entry, fields, button: element });
			fields = [];
		}
	}
	const last = forms.at(-1);
	if (last) last.fields.push(...fields);
	else if (fields.length >= FEWEST_FIELDS) forms.push({ entry, fields, button: null });
	return forms;
}

function withForm(
	flat: readonly FlatElement[],
	{ entry, fields, button }: FoundForm,
): readonly FlatElement[] {
	const [first] = fields;
	const boxes = boxesOf(flat);
	const parts = button ? [...fields, button] : fields;
	const lines = parts.map((element) => lineOf(element, boxes));
	const holds = new Map<string, number>();
	for (const id of lines.flat()) holds.set(id, (holds.get(id) ?? 0) + 1);
	const [line = []] = lines;
	const root = line.find((id) => holds.get(id) === lines.length) ?? null;
	const gone = emptied(flat, new Set(parts), boxes);
	const sender = button ?? first;
	if (!first || !sender) return flat;
	const form: FlatElement = {
		...sender,
		parentId: root,
		widgetType: 'form',
		settings: settingsOf({ entry, fields, button }, (element) => shareOf(element, root, boxes)),
	};
	// The child of the root that contains the first field.
	const at = flat.findIndex(
		({ id, parentId }) => parentId === root && [first.id, ...line].includes(id),
	);
	return flat.flatMap((element, index) => [
		...(index === at ? [form] : []),
		...(gone.has(element) ? [] : [element]),
	]);
}

function settingsOf(
	{ entry, fields, button }: FoundForm,
	share: (element: FlatElement) => string,
): ElementSettings {
	const [first] = fields;
	const looks = looksOf(first?.settings ?? {}, entry.looks);
	const sender = looksOf(button?.settings ?? {}, entry.send);
	return {
		button_align: 'center',
		...looks.settings,
		...sender.settings,
		__globals__: { ...looks.globals, ...sender.globals },
		form_fields: fields.flatMap((field) => rowsOf(field, entry, share(field))),
		show_labels: fields.some((field) => hasLabel(field, entry)) ? 'yes' : '',
		mark_required: 'yes',
		button_text: trimmedText(sender.settings.button_text) || 'Submit',
		button_width: button ? share(button) : '100',
		submit_actions: [],
	};
}

/** Returns the row of a field, and a row for the help text below the field. */
function rowsOf(
	{ id, widgetType, settings }: FlatElement,
	entry: FormEntry,
	width: string,
): object[] {
	const field_type = ownValue(entry.fields, widgetType) ?? 'text';
	const { help, ...said } = namedValues(settings, entry.field ?? {});
	const label = trimmedText(said.field_label);
	const placeholder = trimmedText(said.placeholder);
	// If the label is switched off, its stored text is often the add-on's default: "Select", "First Name (Listing)".
	const field_label = hasLabel({ settings }, entry) ? label : placeholder || label;
	const options = optionsOf(settings, entry);
	const words = trimmedText(said.acceptance_text) || options[0] || field_label;
	const row = {
		_id: id,
		custom_id: trimmedText(said.custom_id),
		field_type,
		field_label: field_type === 'acceptance' ? '' : field_label,
		placeholder,
		required: said.required ?? '',
		width,
		field_options: options.join('\n'),
		...(entry.multiple?.includes(widgetType ?? '') && { allow_multiple: 'true' }),
		...(field_type === 'acceptance' && { acceptance_text: words }),
	};
	const below = trimmedText(help);
	if (below === '') return [row];
	return [row, { _id: `${id}b`, field_type: 'html', field_html: `<p>${below}</p>` }];
}

/** True where the label is switched on, which is the default. */
function hasLabel(
	{ settings }: Pick<FlatElement, 'settings'>,
	{ label_switch }: FormEntry,
): boolean {
	const shown = label_switch === undefined ? undefined : settings[label_switch];
	return shown === undefined || shown === 'yes';
}

/**
 * Returns the visible texts as options: the stored values are `value-1`, often the same in two rows. `|` separates
 * value from text in the builder's format, so it is removed.
 */
function optionsOf(settings: ElementSettings, { options }: FormEntry): string[] {
	const rows = options && settings[options.from];
	if (!options || !Array.isArray(rows)) return [];
	return rows
		.filter(isPlainObject)
		.map((row) => trimmedText(row[options.text]).replace(/\s*[|\r\n]+\s*/g, ' '))
		.filter((text) => text !== '');
}

/** Returns the styles and the references to the kit's globals under the builder's control names. */
function looksOf(settings: ElementSettings, sources: ControlSources = {}) {
	return {
		settings: namedValues(settings, sources),
		globals: namedGlobals(plainObjectOf(settings.__globals__), sources),
	};
}
