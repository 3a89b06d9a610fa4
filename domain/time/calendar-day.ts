const DAY = /^\d{4}-\d\d-\d\d$/;

/** True for a day that exists, `2027-06-12`; false for 30 February. */
export function isDay(text: string): boolean {
	const time = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
	return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/**
 * A day as a language writes it: `10 April 2027`.
 * @param day a day for which `isDay` is true
 * @param language BCP 47
 * @param style the parts to write; day, month and year if absent
 */
export function dayInWords(
	day: string,
	language: string,
	style: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): string {
	return new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' }).format(
		new Date(`${day}T00:00:00Z`),
	);
}
