import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The facts of the builder's editor about one control. */
export interface Control {
	/** `slider`, `switcher`, `repeater`… */
	type: string;
	/** The values that an editor can choose; for the longest lists, only the first sixty are known. */
	options?: readonly string[];
	/** The default value, in its stored form; absent without a default. */
	default?: unknown;
	/** The units, separated by spaces, with the default unit first. */
	units?: string;
	/** The value that a switch stores when it is on; absent if this is `yes`. */
	on?: string;
	/** True if each device can have a value of its own. */
	responsive?: boolean;
	/** True if the builder writes the control into `data-settings`. */
	sentToBrowser?: boolean;
	/** The controls of a repeater's rows. */
	fields?: Controls;
}

/** Control's name → the facts about it. */
export type Controls = Readonly<Record<string, Control>>;

/**
 * A control in the file: only its type, all its facts, or a reference `@group` under the prefix of the group's names.
 */
export type WrittenControl =
	| string
	| (Omit<Control, 'fields'> & { fields?: Readonly<Record<string, WrittenControl>> });

/** A widget in the file: its own controls, and a reference to the controls of another widget, with some exceptions. */
export interface WrittenWidget {
	like?: string;
	without?: readonly string[];
	controls: Readonly<Record<string, WrittenControl>>;
}

/** The content of the file with all widgets. */
export interface WrittenControls {
	/** Groups of controls that appear together, by the endings of their names. */
	groups: Readonly<Record<string, Readonly<Record<string, WrittenControl>>>>;
	widgets: Readonly<Record<string, WrittenWidget>>;
}

/** The path of the file with the facts. */
export const CONTROLS_FILE = join(import.meta.dirname, 'controls.json');

/**
 * Reads the builder's controls by widget type. `common` has the controls of every widget; `element:container`,
 * `element:section` and `element:column` have the controls of the other elements.
 */
export function readControls(): ReadonlyMap<string, Controls> {
	return expandControls(JSON.parse(readFileSync(CONTROLS_FILE, 'utf8')) as WrittenControls);
}

/** Expands groups and references between widgets. A widget may refer only to an earlier one. */
export function expandControls({ groups, widgets }: WrittenControls): Map<string, Controls> {
	const written = new Map<string, Readonly<Record<string, WrittenControl>>>();
	for (const [type, { like, without = [], controls }] of Object.entries(widgets)) {
		const others = Object.entries((like && written.get(like)) || {});
		const kept = others.filter(([name]) => !without.includes(name));
		written.set(type, { ...Object.fromEntries(kept), ...controls });
	}
	return new Map([...written].map(([type, entries]) => [type, expandEntries(entries, groups)]));
}

function expandEntries(
	written: Readonly<Record<string, WrittenControl>>,
	groups: WrittenControls['groups'],
): Controls {
	const entries = Object.entries(written).flatMap(([name, control]) => {
		if (typeof control === 'string' && control.startsWith('@')) {
			const group = Object.entries(expandEntries(groups[control.slice(1)] ?? {}, {}));
			return group.map(([ending, member]) => [name + ending, member] as const);
		}
		if (typeof control === 'string') return [[name, { type: control }] as const];
		const { fields, ...rest } = control;
		return [[name, fields ? { ...rest, fields: expandEntries(fields, groups) } : rest] as const];
	});
	return Object.fromEntries(entries);
}
