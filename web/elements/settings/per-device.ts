import { optional, unknown } from 'valibot';

/** The suffixes of the devices whose own values of a control are sent beside the desktop's. */
const SUFFIXES = [
	'',
	'_widescreen',
	'_laptop',
	'_tablet_extra',
	'_tablet',
	'_mobile_extra',
	'_mobile',
] as const;

/** As stored: the code that uses the value parses it. */
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
