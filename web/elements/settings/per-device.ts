import { optional, unknown } from 'valibot';

/** Devices whose own values of a control travel beside the desktop's. */
const SUFFIXES = [
	'',
	'_widescreen',
	'_laptop',
	'_tablet_extra',
	'_tablet',
	'_mobile_extra',
	'_mobile',
] as const;

/** A control with a value a device, as stored: `domain/responsive` reads it. */
export function perDevice<const Control extends string>(control: Control) {
	const stored = optional(unknown());
	return Object.fromEntries(SUFFIXES.map((suffix) => [control + suffix, stored])) as Record<
		`${Control}${(typeof SUFFIXES)[number]}`,
		typeof stored
	>;
}
