const LOCAL = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?)?$/;
const FIXED_OFFSET = /^([+-])(\d{2}):?(\d{2})$/;
const DAY_MS = 86_400_000;

/**
 * The moment at which the clocks of a zone show a date, in milliseconds since 1970.
 *
 * An hour that happens twice (clocks go back) is its first; one that is left out (clocks go forward) counts with
 * the offset before the change, as PHP does.
 *
 * @param local `2027-05-01 10:00`, with `T` or a space, seconds or none, or the day alone (midnight)
 * @param timezone `Europe/Rome`, `UTC`, `+02:00`; one that is unknown counts as UTC
 * @returns undefined for what is no date, 30 February included
 */
export function zonedTime(local: string, timezone: string): number | undefined {
	const match = LOCAL.exec(local.trim());
	if (!match) return undefined;
	const [, year, month, day, hour = '00', minute = '00', second = '00'] = match;
	const text = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
	const asUtc = Date.parse(`${text}Z`);
	if (Number.isNaN(asUtc) || !new Date(asUtc).toISOString().startsWith(text)) return undefined;
	// No zone is a day away from UTC and none changes its clocks twice in two days.
	const before = zoneOffset(asUtc - DAY_MS, timezone);
	const after = zoneOffset(asUtc + DAY_MS, timezone);
	const fits = [before, after].filter((offset) => zoneOffset(asUtc - offset, timezone) === offset);
	return asUtc - Math.max(...(fits.length > 0 ? fits : [before]));
}

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds; 0 for an unknown zone. */
export function zoneOffset(timeMs: number, timezone: string): number {
	const fixed = offsetOf(timezone);
	if (fixed !== undefined) return fixed;
	try {
		const shown = new Intl.DateTimeFormat('en-US', {
			timeZone: timezone,
			timeZoneName: 'longOffset',
		}).format(timeMs);
		return offsetOf(shown.slice(shown.lastIndexOf('GMT') + 3)) ?? 0;
	} catch {
		return 0;
	}
}

function offsetOf(text: string): number | undefined {
	const match = FIXED_OFFSET.exec(text);
	if (!match) return undefined;
	const minutes = Number(match[2]) * 60 + Number(match[3]);
	return (match[1] === '-' ? -minutes : minutes) * 60_000;
}
