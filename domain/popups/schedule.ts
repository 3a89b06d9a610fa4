import { zonedTime } from '../time/zoned-time';
import type { ScheduleRule } from './popup';
import type { Visitor } from './visitor';

/**
 * Whether now is between two moments on the clock of the site or of the visitor, both included. A bound that is
 * absent, or no time, does not bound.
 *
 * @param now milliseconds since the epoch; seconds count, parts of them do not, as on the builder's clock
 */
export function isScheduled(
	rule: ScheduleRule,
	visitor: Pick<Visitor, 'timeZone'>,
	now: number,
): boolean {
	const { start, end } = rule;
	const zone = zoneOf(rule, visitor);
	const second = Math.floor(now / 1000) * 1000;
	const from = zonedTime(start ?? '', zone) ?? Number.NEGATIVE_INFINITY;
	const until = zonedTime(end ?? '', zone) ?? Number.POSITIVE_INFINITY;
	return from <= second && second <= until;
}

/** Whose clock is read. */
export function zoneOf(
	{ timezone, zone }: ScheduleRule,
	{ timeZone }: Pick<Visitor, 'timeZone'>,
): string {
	return timezone === 'site' ? zone : timeZone;
}
