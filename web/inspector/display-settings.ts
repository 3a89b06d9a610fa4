import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import type { Popup } from '@outrigger/rules/popups/popup';
import { isPlainObject, plainObjectOf } from '@outrigger/rules/values/plain-object';

/** The rules whose field is not stored as `{rule}_{field}`. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
	browsers_options: 'browsers_browsers_options',
	schedule_start: 'schedule_start_date',
	schedule_end: 'schedule_end_date',
};

/** The name under which a field of a trigger or rule is stored. */
export function storedName(group: string, field: string): string {
	const name = `${group}_${field}`;
	return OTHER_NAMES[name] ?? name;
}

/** The field that is not stored: the site's own zone. */
const LEFT_OUT = ['schedule_zone'];

type Groups = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

/**
 * Writes a popup's triggers and rules in the form of the builder's export files, the reverse of the server's reader.
 */
export function displaySettings({ triggers, timing }: Pick<Popup, 'triggers' | 'timing'>): {
	triggers: Record<string, unknown>;
	timing: Record<string, unknown>;
} {
	return { triggers: stored(triggers ?? {}), timing: stored(timing) };
}

function stored(groups: Groups): Record<string, unknown> {
	const entries = Object.entries(groups).flatMap(([group, fields]) => [
		[group, 'yes'] as const,
		...Object.entries(fields ?? {}).flatMap(([field, value]) => {
			const isLeftOut = LEFT_OUT.includes(`${group}_${field}`) || value === null || value === '';
			return isLeftOut ? [] : [[storedName(group, field), storedValue(value)] as const];
		}),
	]);
	return Object.fromEntries(entries);
}

/** Switches are words. */
function storedValue(value: unknown): unknown {
	if (typeof value === 'boolean') return value ? 'yes' : '';
	return value;
}

/** The two parts. In the settings of the editor's view a name begins with its part. */
const PARTS = ['triggers', 'timing'] as const;

/** The data beside the settings of a document. */
type More = Readonly<Record<string, unknown>>;

/** The settings of a document with its triggers and rules, as the editor's view turns them. */
export function withDisplay(pageSettings: ElementSettings, more: More): ElementSettings {
	const display = plainObjectOf(more.display_settings);
	const entries = PARTS.flatMap((part) =>
		Object.entries(plainObjectOf(display[part])).map(
			([name, value]) => [`${part}.${name}`, value] as const,
		),
	);
	return { ...pageSettings, ...Object.fromEntries(entries) };
}

/** The way back: the settings of a document, and its triggers and rules where it has any. */
export function withoutDisplay(
	settings: ElementSettings,
	more: More,
): { pageSettings: ElementSettings; more: More } {
	if (!isPlainObject(more.display_settings)) return { pageSettings: settings, more };
	const partOf = (name: string) => PARTS.find((part) => name.startsWith(`${part}.`));
	const entries = Object.entries(settings);
	const display = PARTS.map((part) => [
		part,
		Object.fromEntries(
			entries
				.filter(([name]) => partOf(name) === part)
				.map(([name, value]) => [name.slice(part.length + 1), value]),
		),
	]);
	return {
		pageSettings: Object.fromEntries(entries.filter(([name]) => partOf(name) === undefined)),
		more: { ...more, display_settings: Object.fromEntries(display) },
	};
}
