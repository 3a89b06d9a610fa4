import * as v from 'valibot';
import { isPlainObject } from '../values/plain-object';
import {
	type AddOnTable,
	FormEntryShape,
	type WidgetEntry,
	WidgetEntryShape,
} from './add-on-table';

/** A part of a table that was rejected. */
export interface TableFault {
	/** `widgets.acme-card.controls.title`; empty for the whole table. */
	path: string;
	message: string;
}

const KEYS = ['addOn', 'prefixes', 'widgets', 'forms', 'icons'];

/**
 * Reads an add-on table from parsed JSON. Rejects invalid parts separately: an invalid widget does not affect the
 * other widgets.
 * @param name the table's name where the JSON has none
 * @returns null where nothing in the table is valid
 */
export function readAddOnTable(
	value: unknown,
	name: string,
): { table: AddOnTable | null; faults: TableFault[] } {
	const faults: TableFault[] = [];
	const fault = (path: string, message: string) => {
		faults.push({ path, message });
	};
	if (!isPlainObject(value)) {
		fault('', 'is no table of an add-on: an object with "widgets" is taken');
		return { table: null, faults };
	}
	for (const key of Object.keys(value).filter((key) => !KEYS.includes(key)))
		fault(key, `is not read; taken: ${KEYS.join(', ')}`);
	const { addOn, prefixes = [], widgets = {}, forms = [], icons = {} } = value;
	const isTexts = Array.isArray(prefixes) && prefixes.every((one) => typeof one === 'string');
	if (!isTexts) fault('prefixes', 'takes a list of texts');
	if (!isPlainObject(widgets)) fault('widgets', 'takes an object: type of widget → what it is');
	if (!Array.isArray(forms)) fault('forms', 'takes a list');
	if (!isPlainObject(icons))
		fault('icons', 'takes an object: name of an icon → name of FontAwesome');
	const table: AddOnTable = {
		addOn: typeof addOn === 'string' && addOn !== '' ? addOn : name,
		prefixes: isTexts ? prefixes : [],
		widgets: isPlainObject(widgets) ? entriesOf(widgets, fault) : {},
		forms: (Array.isArray(forms) ? forms : []).flatMap((form, at) => {
			const taken = taking(FormEntryShape, form, `forms[${at}]`, fault);
			return taken ? [taken] : [];
		}),
		icons: isPlainObject(icons) ? textsOf(icons, fault) : {},
	};
	return { table, faults };
}

type Fault = (path: string, message: string) => void;

function entriesOf(
	widgets: Readonly<Record<string, unknown>>,
	fault: Fault,
): Record<string, WidgetEntry> {
	return Object.fromEntries(
		Object.entries(widgets).flatMap(([type, entry]): [string, WidgetEntry][] => {
			const taken = taking(WidgetEntryShape, entry, `widgets.${type}`, fault);
			return taken ? [[type, taken]] : [];
		}),
	);
}

function textsOf(icons: Readonly<Record<string, unknown>>, fault: Fault): Record<string, string> {
	return Object.fromEntries(
		Object.entries(icons).flatMap(([icon, name]): [string, string][] => {
			if (typeof name === 'string') return [[icon, name]];
			fault(`icons.${icon}`, 'takes a name of FontAwesome: "fas fa-phone"');
			return [];
		}),
	);
}

/** Parses a value by a schema; on failure records each fault and returns null. */
function taking<Shape extends v.GenericSchema>(
	shape: Shape,
	value: unknown,
	path: string,
	fault: Fault,
): v.InferOutput<Shape> | null {
	const parsed = v.safeParse(shape, value);
	if (parsed.success) return parsed.output;
	for (const issue of parsed.issues)
		fault([path, ...(issue.path ?? []).map(({ key }) => key)].join('.'), messageOf(issue));
	return null;
}

function messageOf({ expected, message, received, type }: v.BaseIssue<unknown>): string {
	if (type !== 'strict_object') return `takes ${message}, not ${received}`;
	return expected === 'never' ? 'is not read here' : `may not be left out`;
}
