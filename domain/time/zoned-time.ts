/**
 * Converts between the clock of a time zone and moments in time. Dates of content, schedules of popups and countdowns
 * all use this file to read a zone. A zone has WordPress's format: `Europe/Athens`, `UTC`, `+05:30`, `UTC+5:30`,
 * `UTC-3`, `+0545`. An unknown zone counts as UTC.
 */

const LOCAL = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d)?)?$/;
/** Zones with a fixed offset, and the offsets that `Intl` returns; historical local times have seconds. */
const FIXED = /^(?:UTC|GMT)?([+-])([01]?\d|2[0-3])(?::?([0-5]\d)(?::([0-5]\d))?)?$/;
const DAY_MS = 86_400_000;
/** The largest number of days with a cached offset. It is enough for a century of posts, and takes a few megabytes. */
const MOST_DAYS = 36_525;

/**
 * The moment at which the clock of a zone shows a date, in milliseconds since 1970.
 *
 * An hour that occurs twice (clocks go back) gives its first occurrence; a skipped hour (clocks go forward) uses the
 * offset before the change, as PHP does.
 *
 * @param local `2027-05-01 10:00`, with `T` or a space, with or without seconds, or only the day (midnight)
 * @returns undefined for an invalid date, 30 February included
 */
export function zonedTime(local: string, zone: string): number | undefined {
	const written = local.trim().replace(' ', 'T');
	if (!LOCAL.test(written)) return undefined;
	const text = written + 'T00:00:00'.slice(written.length - 10);
	const asUtc = Date.parse(`${text}Z`);
	// JavaScript converts an invalid day, or the hour 24, to the next day.
	if (new Date(asUtc).getUTCDate() !== Number(text.slice(8, 10))) return undefined;
	// No zone is a whole day away from UTC, and no zone changes its clocks twice within two days.
	const before = zoneOffset(asUtc - DAY_MS, zone);
	const after = zoneOffset(asUtc + DAY_MS, zone);
	if (before === after) return asUtc - after;
	const isShown = (offset: number) => zoneOffset(asUtc - offset, zone) === offset;
	return asUtc - (isShown(after) && !isShown(before) ? after : before);
}

/** The time that the clock of a zone shows at a moment, in whole seconds: `2027-05-01T10:00:00`. */
export function localTime(timeMs: number, zone: string): string {
	return isoSeconds(timeMs + zoneOffset(timeMs, zone));
}

/** The offset of a zone from UTC at a moment, in milliseconds; positive for a zone ahead of UTC. */
export function zoneOffset(timeMs: number, zone: string): number {
	if (zone === 'UTC') return 0;
	const fixed = FIXED.exec(zone);
	if (fixed) return offsetOf(fixed);
	try {
		// A day that begins and ends with the same offset keeps it throughout.
		const day = Math.floor(timeMs / DAY_MS);
		const first = offsetOnDay(day, zone);
		return first === offsetOnDay(day + 1, zone) ? first : offsetAt(timeMs, zone);
	} catch {
		return 0;
	}
}

/** The name of a zone; empty for a fixed offset, which WordPress keeps apart from names. */
export function zoneName(zone: string): string {
	return FIXED.test(zone) ? '' : zone;
}

/** True for the name of a time zone. */
export function isTimeZone(zone: string): boolean {
	if (FIXED.test(zone)) return true;
	try {
		formatterOf(zone);
		return true;
	} catch {
		return false;
	}
}

const formatters = new Map<string, Intl.DateTimeFormat>();
/** Zone → day → offset. */
const offsets = new Map<string, Map<number, number>>();

/** Creating a format takes a hundred times as long as using it. */
function formatterOf(zone: string): Intl.DateTimeFormat {
	let formatter = formatters.get(zone);
	if (!formatter) {
		formatter = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
		formatters.set(zone, formatter);
	}
	return formatter;
}

/**
 * The offset at the first moment of a day in UTC. A site with 100,000 posts needs the offsets of some thousand days
 * again and again.
 */
function offsetOnDay(day: number, zone: string): number {
	const days = offsets.get(zone) ?? new Map<number, number>();
	const known = days.get(day);
	if (known !== undefined) return known;
	const offset = offsetAt(day * DAY_MS, zone);
	if (days.size > MOST_DAYS) days.clear();
	offsets.set(zone, days.set(day, offset));
	return offset;
}

function offsetAt(timeMs: number, zone: string): number {
	const shown = FIXED.exec(formatterOf(zone).format(timeMs).split(' ')[1] ?? '');
	return shown ? offsetOf(shown) : 0;
}

function offsetOf([, sign, hours, minutes, seconds]: RegExpExecArray): number {
	const total = Number(hours) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
	return (sign === '-' ? -total : total) * 1000;
}

function isoSeconds(timeMs: number): string {
	return new Date(timeMs).toISOString().slice(0, 19);
}
