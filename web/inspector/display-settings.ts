import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import type { Popup } from '@outrigger/rules/popups/popup';
import { isPlainObject, plainObjectOf } from '@outrigger/rules/values/plain-object';

/** The rules whose field is stored under a name other than `{rule}_{field}`. */
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

/** The only field that is not stored, because its value is the site's own time zone. */
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

/** The data of a document in addition to its settings. */
type More = Readonly<Record<string, unknown>>;

/** Adds a document's triggers and rules to its settings, so that the editor's view can change them. */
export function withDisplay(pageSettings: ElementSettings, more: More): ElementSettings {
	const display = plainObjectOf(more.display_settings);
	const entries = PARTS.flatMap((part) =>
		Object.entries(plainObjectOf(display[part])).map(
			([name, value]) => [`${part}.${name}`, value] as const,
		),
	);
	return { ...pageSettings, ...Object.fromEntries(entries) };
}

/** The reverse of `withDisplay`: splits the settings of a document from its triggers and rules, if it has any. */
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
