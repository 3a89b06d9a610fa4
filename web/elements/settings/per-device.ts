import { optional, unknown } from 'valibot';

/** The suffixes of devices whose own values of a control the page sends in addition to the desktop value. */
const SUFFIXES = [
	'',
	'_widescreen',
	'_laptop',
	'_tablet_extra',
	'_tablet',
	'_mobile_extra',
	'_mobile',
] as const;

/** The value as it is stored; the code that uses the value parses it. */
const STORED = optional(unknown());

/** A control with a value for each device, under the names of the stored settings. */
export function perDevice<const Control extends string, Entry = typeof STORED>(
	control: Control,
	entry: Entry = STORED as Entry,
) {
	return Object.fromEntries(SUFFIXES.map((suffix) => [control + suffix, entry])) as Record<
		`${Control}${(typeof SUFFIXES)[number]}`,
		Entry
	>;
}
