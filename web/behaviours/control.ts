import type { Device } from '@outrigger/rules/builder/breakpoints';
import {
	array,
	maxValue,
	metadata,
	minValue,
	number,
	object,
	optional,
	picklist,
	pipe,
	string,
	title,
	unknown,
} from 'valibot';

/*
 * The values that a control of a behaviour stores, as schemas that also define how the editor's view shows the control.
 * The server derives the settings for a handler from these schemas, and the editor's view makes its controls from them.
 * No handler imports them: a visitor's browser reads settings without a library (`domain/motion`), with the same
 * tables.
 */

/** The data that the editor's view gets for a control beside the stored value. */
export interface ControlNote {
	/** True if each device may have its own value. */
	perDevice?: boolean;
	/** The value that applies while nothing is stored. */
	usual?: unknown;
	/** The name of another control, with those of its values for which this control has an effect. */
	when?: Readonly<Record<string, readonly string[]>>;
	/** The label of each option of a select, by stored value. */
	words?: Readonly<Record<string, string>>;
	/** The unit of the number: `px`, `ms`, `s`, `%`. */
	unit?: string;
	step?: number;
	/** A class name that a checkbox adds to the stored text or removes from it. */
	className?: string;
	/** True if the text is a moment, `YYYY-MM-DD HH:mm`. */
	isMoment?: boolean;
	/**
	 * True if this control is the older name of another control: its stored value is read, but the editor's view does
	 * not offer it.
	 */
	isOlderName?: boolean;
}

/** All devices of the builder, whether a site uses them or not, from large to small. */
export const DEVICES = [
	'widescreen',
	'desktop',
	'laptop',
	'tablet_extra',
	'tablet',
	'mobile_extra',
	'mobile',
] as const satisfies readonly Device[];

const PERCENT = pipe(number(), minValue(0), maxValue(100));

/** A switch; it stores `yes` or the empty text. */
export const switchControl = (label: string, note: ControlNote = {}) =>
	pipe(picklist(['yes', '']), title(label), metadata({ ...note }));

/** A control for one of several values; the empty value means that nothing is stored. */
export const choiceControl = (
	label: string,
	words: Readonly<Record<string, string>>,
	note: ControlNote = {},
) => pipe(picklist(Object.keys(words)), title(label), metadata({ ...note, words }));

/** Bounds of a number, and its default. */
export interface Bounds {
	least: number;
	most: number;
}

/** A control for a number, which is stored as a number. */
export const numberControl = (label: string, { least, most }: Bounds, note: ControlNote = {}) =>
	pipe(number(), minValue(least), maxValue(most), title(label), metadata({ ...note }));

/** A slider, `{unit, size, sizes}`. */
export const sliderControl = (label: string, { least, most }: Bounds, note: ControlNote = {}) =>
	pipe(
		object({
			unit: optional(string(), note.unit ?? 'px'),
			size: pipe(number(), minValue(least), maxValue(most)),
			sizes: optional(unknown(), []),
		}),
		title(label),
		metadata({ ...note }),
	);

/** A slider with two handles, `{unit, size, sizes: {start, end}}`, in percent. */
export const stretchControl = (label: string, note: ControlNote = {}) =>
	pipe(
		object({
			unit: optional(string(), '%'),
			size: optional(unknown(), ''),
			sizes: object({ start: PERCENT, end: PERCENT }),
		}),
		title(label),
		metadata({ ...note }),
	);

/** Any text. */
export const textControl = (label: string, note: ControlNote = {}) =>
	pipe(string(), title(label), metadata({ ...note }));

/** A control for a list of devices. Without a stored list the setting applies on all devices. */
export const devicesControl = (label: string, note: ControlNote = {}) =>
	pipe(array(picklist(DEVICES)), title(label), metadata({ ...note }));

/** A control for several of the offered values. */
export const listControl = (
	label: string,
	words: Readonly<Record<string, string>>,
	note: ControlNote = {},
) => pipe(array(string()), title(label), metadata({ ...note, words }));

/** A control for a moment, `YYYY-MM-DD HH:mm`; empty for none. */
export const momentControl = (label: string, note: ControlNote = {}) =>
	pipe(string(), title(label), metadata({ ...note, isMoment: true }));
