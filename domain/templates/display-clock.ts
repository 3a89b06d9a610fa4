import { localTime, zonedTime, zoneOffset } from '../time/zoned-time';
import { type Answer, compareDates, compareNumbers, negate } from './display-comparators';
import type { DisplayCondition } from './display-conditions';

/** The time at which a page is rendered, and the zone of its clock. */
export interface Clock {
	/** Milliseconds since 1970. */
	now: number;
	/** The site's time zone, as WordPress names it: editors mean the times of their own clocks. */
	zone: string;
}

/** Whether a condition about the time is met, and how long this stays so. */
export interface ClockAnswer {
	met: Answer;
	/** The end of this answer in milliseconds since 1970; absent if the condition cannot be read. */
	until?: number;
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
/** `09:30`, `9:30 pm`. */
const TIME = /^\s*(\d{1,2}):(\d{2})(?::\d{2})?\s*(am|pm)?\s*$/i;

/**
 * Answers a condition about date or time; null for every other condition. Days begin at midnight in the site's time
 * zone, and times are exact to the minute.
 */
export function clockAnswer(
	{ condition, comparator, values }: DisplayCondition,
	clock: Clock,
): ClockAnswer | null {
	const shown = localTime(clock.now, clock.zone);
	const midnight = nextAt(clock, 0);
	switch (condition) {
		case 'current_date':
			return answer(compareDates(comparator, shown, values.date), midnight);
		case 'day_of_the_week': {
			const today = DAYS[new Date(`${shown}Z`).getUTCDay()];
			const days = Array.isArray(values.days) ? values.days : [values.days];
			return answer(negate(comparator, days.includes(today)), midnight);
		}
		case 'time_of_the_day': {
			const [now, time] = [minutesOf(shown.slice(11, 16)), minutesOf(values.time)];
			if (now === undefined || time === undefined) return { met: undefined };
			const next = Math.min(
				midnight,
				nextAt(clock, time),
				nextAt(clock, time + 1),
				nextWhereClocksChange(clock),
			);
			return answer(compareNumbers(comparator, now, time), next);
		}
		default:
			return null;
	}
}

function answer(met: Answer, until: number): ClockAnswer {
	return met === undefined ? { met } : { met, until };
}

/**
 * Returns the next minute if the zone changes its clocks within a day, because a time may then occur twice or never.
 */
function nextWhereClocksChange({ now, zone }: Clock): number {
	const isEven = zoneOffset(now, zone) === zoneOffset(now + DAY_MS, zone);
	return isEven ? Number.POSITIVE_INFINITY : now - (now % MINUTE_MS) + MINUTE_MS;
}

/** The next moment at which the clocks of the zone show a time, in minutes after midnight. */
function nextAt({ now, zone }: Clock, minutes: number): number {
	// The same time on the next day may be up to 25 hours away, and may be missing on a day that changes the clocks, so
	// the search covers three days.
	const moments = [0, 1, 2].map((days) => {
		const day = localTime(now + days * DAY_MS, zone).slice(0, 10);
		const time = `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
		return zonedTime(`${day}T${time}`, zone) ?? 0;
	});
	return moments.find((moment) => moment > now) ?? now + DAY_MS;
}

function minutesOf(time: unknown): number | undefined {
	const [, hours, minutes, half] = TIME.exec(typeof time === 'string' ? time : '') ?? [];
	if (minutes === undefined || Number(hours) > (half ? 12 : 23) || Number(minutes) > 59)
		return undefined;
	const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hours);
	return hour * 60 + Number(minutes);
}

const two = (value: number) => `${value}`.padStart(2, '0');
