import { localTime, zonedTime } from '@outrigger/rules/time/zoned-time';

const LOCAL_DATE =
	/^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2})(?:\.\d+)?)?)?(Z|[+-]\d{2}:?\d{2})?$/;

/**
 * A date as content may write it (`2026-05-01`, `2026-05-01 08:30`, with `T`, seconds, `Z` or an offset)
 * as `YYYY-MM-DDTHH:mm:ss` in the site's zone. `null` for anything else, 30 February included.
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
 * A local `YYYY-MM-DDTHH:mm:ss` of the site's zone in UTC, without a zone as WordPress writes it. An hour that happens
 * twice is its first, as PHP takes it; a text that is no date stays unchanged.
 */
export function toGmt(local: string, timezone: string): string {
	if (timezone === 'UTC') return local;
	const time = zonedTime(local, timezone);
	return time === undefined ? local : localTime(time, 'UTC');
}
