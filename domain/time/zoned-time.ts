/**
 * Clocks of places and moments in time: the one place where a zone is read, for dates of content, schedules of
 * popups and countdowns alike. A zone is what WordPress calls one: `Europe/Athens`, `UTC`, `+05:30`, `UTC+5:30`,
 * `UTC-3`, `+0545`. An unknown one counts as UTC.
 */

const LOCAL = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d)?)?$/;
/** Zones that are no place, and what `Intl` shows of places: with seconds where one had its own noon. */
const FIXED = /^(?:UTC|GMT)?([+-])([01]?\d|2[0-3])(?::?([0-5]\d)(?::([0-5]\d))?)?$/;
const DAY_MS = 86_400_000;
/** Days whose offset is kept: a century of posts, a few megabytes. */
const MOST_DAYS = 36_525;

/**
 * The moment at which the clocks of a zone show a date, in milliseconds since 1970.
 *
 * An hour that happens twice (clocks go back) is its first; one that is left out (clocks go forward) counts with
 * the offset before the change, as PHP does.
 *
 * @param local `2027-05-01 10:00`, with `T` or a space, seconds or none, or the day alone (midnight)
 * @returns undefined for what is no date, 30 February included
 */
export function zonedTime(local: string, zone: string): number | undefined {
	const written = local.trim().replace(' ', 'T');
	if (!LOCAL.test(written)) return undefined;
	const text = written + 'T00:00:00'.slice(written.length - 10);
	const asUtc = Date.parse(`${text}Z`);
	// A day or an hour too many is read as the next day.
	if (new Date(asUtc).getUTCDate() !== Number(text.slice(8, 10))) return undefined;
	// No zone is a day away from UTC and none changes its clocks twice in two days.
	const before = zoneOffset(asUtc - DAY_MS, zone);
	const after = zoneOffset(asUtc + DAY_MS, zone);
	if (before === after) return asUtc - after;
	const isShown = (offset: number) => zoneOffset(asUtc - offset, zone) === offset;
	return asUtc - (isShown(after) && !isShown(before) ? after : before);
}

/** What the clocks of a zone show at a moment, in whole seconds: `2027-05-01T10:00:00`. */
export function localTime(timeMs: number, zone: string): string {
	return textOf(timeMs + zoneOffset(timeMs, zone));
}

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
export function zoneOffset(timeMs: number, zone: string): number {
	if (zone === 'UTC') return 0;
	const fixed = FIXED.exec(zone);
	if (fixed) return offsetOf(fixed);
	try {
		// A day that begins and ends with one offset has it all day.
		const day = Math.floor(timeMs / DAY_MS);
		const first = offsetOnDay(day, zone);
		return first === offsetOnDay(day + 1, zone) ? first : offsetAt(timeMs, zone);
	} catch {
		return 0;
	}
}

/** Whether a text names a zone. */
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
/** By zone, then by day. */
const offsets = new Map<string, Map<number, number>>();

/** Formats take a hundred times as long to make as to use. */
function formatterOf(zone: string): Intl.DateTimeFormat {
	let formatter = formatters.get(zone);
	if (!formatter) {
		formatter = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
		formatters.set(zone, formatter);
	}
	return formatter;
}

/** At the first moment of a day in UTC. A site with 100,000 posts asks for some thousand days again and again. */
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

function offsetOf([, sign, hours, minutes = '0', seconds = '0']: RegExpExecArray): number {
	const total = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
	return (sign === '-' ? -total : total) * 1000;
}

function textOf(timeMs: number): string {
	return new Date(timeMs).toISOString().slice(0, 19);
}
