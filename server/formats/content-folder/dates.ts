import { localTime, zonedTime } from '@outrigger/rules/time/zoned-time';

const LOCAL_DATE =
	/^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2})(?:\.\d+)?)?)?(Z|[+-]\d{2}:?\d{2})?$/;

/**
 * Reads a date in one of the forms that content may have (`2026-05-01`, `2026-05-01 08:30`, with `T`, seconds, `Z` or
 * an offset). Returns it as `YYYY-MM-DDTHH:mm:ss` in the site's zone; `null` for any other text, also for 30 February.
 */
export function readDate(text: string, timezone: string): string | null {
	const match = LOCAL_DATE.exec(text.trim());
	if (!match) return null;
	const [, day, minute = '00:00', second = '00', offset] = match;
	const local = `${day}T${minute}:${second}`;
	const time = zonedTime(local, offset === 'Z' ? 'UTC' : (offset ?? 'UTC'));
	if (time === undefined) return null;
	return offset ? localTime(time, timezone) : local;
}

/**
 * Converts a local time of the site, `YYYY-MM-DDTHH:mm:ss`, to UTC, without a zone as WordPress writes it. A time that
 * happens twice means the first of the two, as in PHP. A text that is no date stays unchanged.
 */
export function toGmt(local: string, timezone: string): string {
	if (timezone === 'UTC') return local;
	const time = zonedTime(local, timezone);
	return time === undefined ? local : localTime(time, 'UTC');
}
