/**
 * Formats dates as WordPress does: a local date without a zone, in one of PHP's formats (`F j, Y`, `H:i`).
 *
 * Names of months and days are in the language of the text. It omits PHP's letters that need a zone or the current
 * time; a backslash keeps the next letter.
 */

interface LocalDate {
	year: number;
	/** 1 to 12. */
	month: number;
	day: number;
	hour: number;
	minute: number;
	second: number;
}

type Formatter = (date: LocalDate, language: string) => string;

const pad = (value: number) => String(value).padStart(2, '0');
const asUtc = ({ year, month, day }: LocalDate) => new Date(Date.UTC(year, month - 1, day));
const name = (date: LocalDate, language: string, part: Intl.DateTimeFormatOptions) =>
	new Intl.DateTimeFormat(language, { ...part, timeZone: 'UTC' }).format(asUtc(date));
const twelve = (hour: number) => ((hour + 11) % 12) + 1;

const FORMATTERS: Readonly<Record<string, Formatter>> = {
	d: ({ day }) => pad(day),
	j: ({ day }) => `${day}`,
	D: (date, language) => name(date, language, { weekday: 'short' }),
	l: (date, language) => name(date, language, { weekday: 'long' }),
	N: (date) => `${asUtc(date).getUTCDay() || 7}`,
	w: (date) => `${asUtc(date).getUTCDay()}`,
	S: ({ day }) => englishSuffix(day),
	F: (date, language) => name(date, language, { month: 'long' }),
	M: (date, language) => name(date, language, { month: 'short' }),
	m: ({ month }) => pad(month),
	n: ({ month }) => `${month}`,
	Y: ({ year }) => `${year}`,
	y: ({ year }) => pad(year % 100),
	a: ({ hour }) => (hour < 12 ? 'am' : 'pm'),
	A: ({ hour }) => (hour < 12 ? 'AM' : 'PM'),
	g: ({ hour }) => `${twelve(hour)}`,
	G: ({ hour }) => `${hour}`,
	h: ({ hour }) => pad(twelve(hour)),
	H: ({ hour }) => pad(hour),
	i: ({ minute }) => pad(minute),
	s: ({ second }) => pad(second),
};

/**
 * The letter above a weekday's column in a calendar, from the narrow names of `Intl`. In some languages it is not the
 * first letter of the day's name: ح for الأحد, 日 for 日曜日.
 * @param weekday 0 for Sunday to 6 for Saturday
 * @param language BCP 47; an unknown language counts as English
 */
export function weekdayInitial(weekday: number, language: string): string {
	// 1 January 2023 was a Sunday.
	const date = { year: 2023, month: 1, day: 1 + weekday, hour: 0, minute: 0, second: 0 };
	return name(date, isLanguage(language) ? language : 'en', { weekday: 'narrow' });
}

/**
 * @param date `2025-06-30T21:00:00` or with a space instead of the `T`, as WordPress returns it
 * @param format PHP's letters; other characters are kept
 * @param language BCP 47; an unknown language counts as English
 * @returns an empty text for an invalid date
 */
export function formatPhpDate(date: string, format: string, language: string): string {
	const local = parseLocalDate(date);
	if (!local) return '';
	const known = isLanguage(language) ? language : 'en';
	return format.replace(/\\(.)|([a-zA-Z])/g, (letter, escaped: string | undefined) => {
		if (escaped !== undefined) return escaped;
		return FORMATTERS[letter]?.(local, known) ?? letter;
	});
}

/**
 * Writes a month and its year in the order of the language: `November 2026`, `2026年11月`.
 *
 * @param date any day of the month, in WordPress's format
 * @param language BCP 47; an unknown language counts as English
 */
export function monthAndYear(date: string, language: string): string {
	const local = parseLocalDate(date);
	const known = isLanguage(language) ? language : 'en';
	const form = { year: 'numeric', month: 'long', timeZone: 'UTC' } as const;
	const format = new Intl.DateTimeFormat(known, form);
	const isYearFirst = format.formatToParts(0)[0]?.type === 'year';
	return local && isYearFirst ? format.format(asUtc(local)) : formatPhpDate(date, 'F Y', known);
}

function parseLocalDate(date: string): LocalDate | null {
	const match = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?)?/.exec(date);
	if (!match) return null;
	const [year, month, day, hour, minute, second] = match.slice(1).map((part) => Number(part ?? 0));
	if (!year || !month || !day || month > 12 || day > 31) return null;
	return { year, month, day, hour: hour ?? 0, minute: minute ?? 0, second: second ?? 0 };
}

function englishSuffix(day: number): string {
	if (day >= 11 && day <= 13) return 'th';
	return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th';
}

function isLanguage(language: string): boolean {
	try {
		return Intl.DateTimeFormat.supportedLocalesOf(language).length > 0;
	} catch {
		return false;
	}
}
