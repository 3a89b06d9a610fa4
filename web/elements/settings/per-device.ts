import { optional, unknown } from 'valibot';

/** The devices whose own values of a control travel beside the desktop's. */
const SUFFIXES = [
	'',
	'_widescreen',
	'_laptop',
	'_tablet_extra',
	'_tablet',
	'_mobile_extra',
	'_mobile',
] as const;

/** As stored: who uses it reads it. */
const STORED = optional(unknown());

/** A control with a value for each device, by the names under which they are stored. */
export function perDevice<const Control extends string, Entry = typeof STORED>(
	control: Control,
	entry: Entry = STORED as Entry,
) {
	return Object.fromEntries(SUFFIXES.map((suffix) => [control + suffix, entry])) as Record<
		`${Control}${(typeof SUFFIXES)[number]}`,
		Entry
	>;
}
