/** A day each way: time zones change at most once in it. */
const DAY_MS = 86_400_000;

/** WordPress's zones that are no place: `+02:00`, `UTC+5:30`, `UTC-3`. */
const FIXED = /^(?:UTC|GMT)?([+-])(\d{1,2})(?::?(\d\d))?$/;

/**
 * The moment at which a clock in a zone shows a wall time. Of a time that a clock shows twice the first is meant; one
 * that it leaves out is taken as if the clock had not been put forward (both as in JavaScript's own dates).
 *
 * @param wall `YYYY-MM-DD HH:mm`
 * @param zone `Europe/Athens`, `UTC`, `+02:00`; an unknown one counts as UTC
 * @returns milliseconds since the epoch; NaN for what is no time
 */
export function instantOf(wall: string, zone: string): number {
	const asUtc = Date.parse(`${wall.replace(' ', 'T')}:00Z`);
	if (Number.isNaN(asUtc)) return asUtc;
	const before = asUtc - offsetOf(asUtc - DAY_MS, zone);
	const after = asUtc - offsetOf(asUtc + DAY_MS, zone);
	const isShown = (moment: number) => moment + offsetOf(moment, zone) === asUtc;
	return isShown(before) || !isShown(after) ? before : after;
}

/** By how many milliseconds the clock of a zone is ahead of UTC at a moment. */
function offsetOf(moment: number, zone: string): number {
	const [, sign, hours, minutes] = FIXED.exec(zone) ?? [];
	if (sign) return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes ?? 0)) * 60_000;
	try {
		const format = new Intl.DateTimeFormat('en-US', {
			timeZone: zone,
			hourCycle: 'h23',
			year: 'numeric',
			month: 'numeric',
			day: 'numeric',
			hour: 'numeric',
			minute: 'numeric',
			second: 'numeric',
		});
		const parts = Object.fromEntries(
			format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
		);
		const { year = 0, month = 1, day, hour, minute, second } = parts;
		const shown = Date.UTC(year, month - 1, day, hour, minute, second);
		return shown - Math.floor(moment / 1000) * 1000;
	} catch {
		return 0;
	}
}
