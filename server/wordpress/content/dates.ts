const LOCAL_DATE =
	/^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?(Z|[+-]\d{2}:?\d{2})?$/;

/**
 * A date as content may write it (`2026-05-01`, `2026-05-01 08:30`, with `T`, seconds, `Z` or an offset)
 * as `YYYY-MM-DDTHH:mm:ss` in the site's zone. `null` for anything else, 30 February included.
 */
export function readDate(text: string, timezone: string): string | null {
	const match = LOCAL_DATE.exec(text.trim());
	if (!match) return null;
	const [, year, month, day, hour = '00', minute = '00', second = '00', offset] = match;
	const local = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
	const time = Date.parse(`${local}Z`);
	if (Number.isNaN(time) || toText(time) !== local) return null;
	return offset
		? toText(time - offsetMs(offset) + zoneOffsetMs(time - offsetMs(offset), timezone))
		: local;
}

/** A local `YYYY-MM-DDTHH:mm:ss` of the site's zone in UTC, without a zone as WordPress writes it. */
export function toGmt(local: string, timezone: string): string {
	const asUtc = Date.parse(`${local}Z`);
	// The first guess may lie on the other side of a change of the clocks; the second cannot.
	const guess = asUtc - zoneOffsetMs(asUtc, timezone);
	return toText(asUtc - zoneOffsetMs(guess, timezone));
}

/** Milliseconds since 1970 as local date of the site's zone. */
export function fromTime(time: number, timezone: string): string {
	const whole = Math.floor(time / 1000) * 1000;
	return toText(whole + zoneOffsetMs(whole, timezone));
}

/** Whether `timezone` is one that the site can have: `Europe/Athens`, `UTC`, `+02:00`. */
export function isTimezone(timezone: string): boolean {
	if (FIXED_OFFSET.test(timezone)) return true;
	try {
		formatterOf(timezone);
		return true;
	} catch {
		return false;
	}
}

const FIXED_OFFSET = /^[+-]\d{2}:\d{2}$/;

const formatters = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, Map<number, number>>();
const QUARTER_HOUR_MS = 900_000;
const DAY_MS = 86_400_000;

function formatterOf(timezone: string): Intl.DateTimeFormat {
	let formatter = formatters.get(timezone);
	if (!formatter) {
		formatter = new Intl.DateTimeFormat('en-US', {
			timeZone: timezone,
			timeZoneName: 'longOffset',
		});
		formatters.set(timezone, formatter);
	}
	return formatter;
}

/** A day that begins and ends with one offset has it all day; on the others clocks change on a quarter of an hour. */
function zoneOffsetMs(time: number, timezone: string): number {
	if (FIXED_OFFSET.test(timezone)) return offsetMs(timezone);
	const day = Math.floor(time / DAY_MS);
	const offset = offsetAt(day * DAY_MS, timezone);
	if (offset === offsetAt((day + 1) * DAY_MS, timezone)) return offset;
	return offsetAt(Math.floor(time / QUARTER_HOUR_MS) * QUARTER_HOUR_MS, timezone);
}

function offsetAt(time: number, timezone: string): number {
	let known = offsets.get(timezone);
	if (!known) {
		known = new Map();
		offsets.set(timezone, known);
	}
	let offset = known.get(time);
	if (offset === undefined) {
		const shown = formatterOf(timezone).format(time);
		offset = offsetMs(shown.slice(shown.lastIndexOf('GMT') + 'GMT'.length));
		known.set(time, offset);
	}
	return offset;
}

function offsetMs(offset: string): number {
	const match = /^([+-])(\d{2}):?(\d{2})/.exec(offset);
	if (!match) return 0;
	const minutes = Number(match[2]) * 60 + Number(match[3]);
	return (match[1] === '-' ? -minutes : minutes) * 60_000;
}

function toText(time: number): string {
	return new Date(time).toISOString().slice(0, 19);
}
