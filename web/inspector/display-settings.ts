import type { Popup } from '../../domain/popups/popup';

/** Rules whose field is not stored as `{rule}_{field}`. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
	browsers_options: 'browsers_browsers_options',
	schedule_start: 'schedule_start_date',
	schedule_end: 'schedule_end_date',
};

/** What is not stored: the site's own zone. */
const TOLD = ['schedule_zone'];

type Groups = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

/** A popup's triggers and rules as the builder's export files hold them: the way back of what the server reads. */
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
			const name = `${group}_${field}`;
			const isTold = TOLD.includes(name) || value === null || value === '';
			return isTold ? [] : [[OTHER_NAMES[name] ?? name, storedValue(value)] as const];
		}),
	]);
	return Object.fromEntries(entries);
}

/** Switches are words. */
function storedValue(value: unknown): unknown {
	if (typeof value === 'boolean') return value ? 'yes' : '';
	return value;
}
