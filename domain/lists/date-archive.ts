import { formatPhpDate, monthAndYear } from '../time/php-date';

/** A year, a month or a day with an archive in WordPress. */
export interface ArchiveDate {
	year: number;
	/** 1 to 12; null for a whole year. */
	month: number | null;
	/** 1 to 31; null for a whole month or year. */
	day: number | null;
}

const PATH = /^\/(\d{4})\/(?:(\d{1,2})\/(?:(\d{1,2})\/)?)?$/;
/** The format of `?m=`, which WordPress's own widgets send: `2026`, `202611`, `20261105`. */
const SHORT = /^(\d{4})(?:(\d{2})(\d{2})?)?$/;

/** Reads the date from a path, `/2026/11/`; null for another path and for a date that does not exist. */
export function archiveDateOf(path: string): ArchiveDate | null {
	return dateOf(PATH.exec(path));
}

/**
 * The archive path for `?m=`, `202611`, or else for `?year=`, `?monthnum=` and `?day=`; null for an invalid date.
 * @param parts year, month and day; empty where missing
 */
export function pathOfDate(short: string, parts: readonly string[]): string | null {
	const named = parts.join('/').replace(/\/+$/, '');
	const date = dateOf(SHORT.exec(short)) ?? dateOf(PATH.exec(`/${named}/`));
	return date && archiveDatePath(date);
}

/** The path of WordPress's archive for a date, `/2026/11/`. */
export function archiveDatePath(date: ArchiveDate): string {
	return `/${partsOf(date).join('/')}/`;
}

/**
 * The bounds of the publication dates in an archive, in the site's time zone. The bounds themselves are outside of the
 * archive.
 */
export function archivePeriod(date: ArchiveDate): { after: string; before: string } {
	const { year, month, day } = date;
	const start = new Date(0);
	start.setUTCFullYear(year, (month ?? 1) - 1, day ?? 1);
	const end = new Date(start);
	if (month === null) end.setUTCFullYear(year + 1);
	else if (day === null) end.setUTCMonth(month);
	else end.setUTCDate(day + 1);
	return { after: localText(start.getTime() - 1000), before: localText(end.getTime()) };
}

/**
 * The title of a date archive: `2026`, `November 2026`, `November 5, 2026`.
 * @param dateFormat the format of whole dates, in PHP's letters
 */
export function archiveDateTitle(date: ArchiveDate, dateFormat: string, language: string): string {
	if (date.month === null) return `${date.year}`;
	const [year, month, day = '01'] = partsOf(date);
	const first = `${year}-${month}-${day}T00:00:00`;
	return date.day === null
		? monthAndYear(first, language)
		: formatPhpDate(first, dateFormat, language);
}

function dateOf(match: RegExpExecArray | null): ArchiveDate | null {
	if (!match) return null;
	const [year = 0, month, day] = match.slice(1).map((part) => (part ? Number(part) : undefined));
	const last = new Date(Date.UTC(year, month ?? 12, 0)).getUTCDate();
	const isDate = year > 0 && isWithin(month ?? 1, 12) && (day === undefined || isWithin(day, last));
	return isDate ? { year, month: month ?? null, day: day ?? null } : null;
}

function isWithin(number: number, most: number): boolean {
	return number >= 1 && number <= most;
}

function partsOf({ year, month, day }: ArchiveDate): string[] {
	const pad = (part: number, length: number) => `${part}`.padStart(length, '0');
	return [pad(year, 4), ...[month, day].flatMap((part) => (part === null ? [] : [pad(part, 2)]))];
}

function localText(timeMs: number): string {
	return new Date(timeMs).toISOString().slice(0, 19);
}
