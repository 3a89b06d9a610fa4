import { zonedTime } from '../time/zoned-time';
import type { ScheduleRule } from './popup';
import type { Visitor } from './visitor';

/**
 * True between two times on the clock of the site or of the visitor, both included. A missing or invalid bound is
 * open.
 *
 * @param now milliseconds since the epoch; like the builder's clock, it ignores fractions of a second
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

/** Returns the time zone of the clock that the rule uses. */
export function zoneOf(
	{ timezone, zone }: ScheduleRule,
	{ timeZone }: Pick<Visitor, 'timeZone'>,
): string {
	return timezone === 'site' ? zone : timeZone;
}
