import type { ScheduleRule } from './popup';
import type { Visitor } from './visitor';
import { instantOf } from './zoned-time';

/**
 * Between two moments on the clock of the site or of the visitor, both included. A bound that is absent, or no
 * time, does not bound.
 *
 * @param now milliseconds since the epoch; seconds count, parts of them do not, as on the builder's clock
 */
export function schedule(
	{ timezone, start, end, zone }: ScheduleRule,
	{ timeZone }: Pick<Visitor, 'timeZone'>,
	now: number,
): { isMet: boolean; reason: string } {
	const clock = timezone === 'site' ? zone : timeZone;
	const second = Math.floor(now / 1000) * 1000;
	if (start !== null && second < instantOf(start, clock)) {
		return { isMet: false, reason: `begins on ${start}, ${clock}` };
	}
	if (end !== null && second > instantOf(end, clock)) {
		return { isMet: false, reason: `ended on ${end}, ${clock}` };
	}
	return { isMet: true, reason: `from ${start ?? 'ever'} to ${end ?? 'ever'}, ${clock}` };
}
