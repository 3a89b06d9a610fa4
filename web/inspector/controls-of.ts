import type { ControlNote } from '@outrigger/elements/behaviours/control';
import { getMetadata, getTitle, type ObjectSchema } from 'valibot';

/** The kind of input that changes a control. */
export type ControlInput =
	| { kind: 'checkbox' }
	/** Adds a keyword to a text that contains several keywords, or removes it. */
	| { kind: 'word'; word: string }
	| { kind: 'select'; words: readonly (readonly [value: string, word: string])[] }
	| { kind: 'range'; least: number; most: number; step: number; unit: string; isSlider: boolean }
	| { kind: 'stretch' }
	| { kind: 'text' }
	/** Several of these. */
	| { kind: 'list'; words: readonly (readonly [value: string, word: string])[] }
	/** `YYYY-MM-DD HH:mm`. */
	| { kind: 'moment' }
	| { kind: 'devices' };

/** One control of the editor's view. */
export interface InspectedControl {
	/** The name under which the desktop value is stored. */
	name: string;
	label: string;
	input: ControlInput;
	perDevice: boolean;
	/** The value that applies if nothing is stored. */
	usual: unknown;
	when: NonNullable<ControlNote['when']>;
}

/** A node of a schema with the parts of its pipe, in the form of the schema library. */
interface Node {
	type: string;
	options?: readonly unknown[];
	entries?: Readonly<Record<string, Node>>;
	pipe?: readonly { type: string; requirement?: unknown }[];
	metadata?: unknown;
}

/**
 * Makes controls from a schema. A picklist of `yes` and nothing becomes a checkbox, every other picklist a select; a
 * number or slider becomes a range with its bounds and unit, a slider with two handles becomes a stretch; a list
 * becomes a choice of its values or of devices; everything else becomes a date or text field.
 */
export function controlsOf(
	// biome-ignore lint/suspicious/noExplicitAny: the library's own name for any object schema
	schema: ObjectSchema<any, any>,
): InspectedControl[] {
	return Object.entries(schema.entries as Record<string, Node>).flatMap(([name, entry]) => {
		const note = getMetadata(entry as never) as ControlNote;
		if (note.isOlderName) return [];
		return {
			name,
			label: getTitle(entry as never) ?? name,
			input: inputOf(entry, note),
			perDevice: note.perDevice ?? false,
			usual: note.usual,
			when: note.when ?? {},
		};
	});
}

function inputOf(entry: Node, note: ControlNote): ControlInput {
	const { type, options = [], entries = {} } = entry;
	if (note.className) return { kind: 'word', word: note.className };
	switch (type) {
		case 'picklist':
			return options.length === 2 && options.includes('yes') && options.includes('')
				? { kind: 'checkbox' }
				: { kind: 'select', words: Object.entries(note.words ?? {}) };
		case 'number':
			return rangeOf(entry, note, false);
		case 'object':
			return entries.size && !entries.sizes?.entries
				? rangeOf(entries.size, note, true)
				: { kind: 'stretch' };
		case 'array':
			return note.words ? { kind: 'list', words: Object.entries(note.words) } : { kind: 'devices' };
		default:
			return { kind: note.isMoment ? 'moment' : 'text' };
	}
}

function rangeOf(number: Node, note: ControlNote, isSlider: boolean): ControlInput {
	const bound = (type: string) =>
		Number(number.pipe?.find((action) => action.type === type)?.requirement ?? 0);
	return {
		kind: 'range',
		least: bound('min_value'),
		most: bound('max_value'),
		step: note.step ?? 1,
		unit: note.unit ?? '',
		isSlider,
	};
}

/** Returns true if a control has an effect with these settings. */
export function isOffered(
	{ when }: Pick<InspectedControl, 'when'>,
	settings: Readonly<Record<string, unknown>>,
): boolean {
	return Object.entries(when).every(([name, values]) =>
		values.includes(String(settings[name] ?? (name === 'close_button' ? 'yes' : ''))),
	);
}
