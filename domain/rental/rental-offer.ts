import { isDay } from '../time/calendar-day';

/** A span of days, which includes both its first and its last day: `2027-04-10` to `2027-10-31`. */
export interface Days {
	from: string;
	to: string;
}

/** The reasons for refusing a visitor's question, by the names of `RentalFaultEnum`. */
export type RentalFault =
	| 'DAY_UNREADABLE'
	| 'DAY_PAST'
	| 'DAY_OUT_OF_SEASON'
	| 'PEOPLE_UNREADABLE'
	| 'PEOPLE_TOO_MANY'
	| 'PLACE_UNKNOWN'
	| 'LICENCE_MISSING';

/** The answer to the question who drives, by the names of `RentalLicenceEnum`. */
export type RentalLicence = 'NOT_NEEDED' | 'YOURS' | 'OURS' | 'ALWAYS_OURS';

/** The slugs of the terms that state who may drive. */
export type DriverTerm = 'no-licence' | 'licence' | 'skipper';

/** The facts about one thing for rent. */
export interface RentalFigures {
	/** The number of seats; 0 if its content states none, so no visitor can rent it. */
	seats: number;
	/** The slugs of its terms that state who may drive. */
	drivers: readonly string[];
	/** The slugs of the places that it goes to. */
	places: readonly string[];
	/** The speed that it reaches, in knots; null if its content states none. */
	knots: number | null;
}

/** True for a day in the span. All days have the same format, so they are compared as texts. */
export const isWithin = (day: string, { from, to }: Days): boolean => from <= day && day <= to;

/**
 * The reason for refusing a day; null for a day on which something is for rent.
 * @param today the current day by the site's own clock
 */
export function dayFault(day: string, today: string, season: Days): RentalFault | null {
	if (!isDay(day)) return 'DAY_UNREADABLE';
	if (day < today) return 'DAY_PAST';
	return isWithin(day, season) ? null : 'DAY_OUT_OF_SEASON';
}

/** The reason for refusing a number of people for a number of seats; null if the number is fine. */
export function peopleFault(people: number, seats: number): RentalFault | null {
	if (!Number.isInteger(people) || people < 1) return 'PEOPLE_UNREADABLE';
	return people > seats ? 'PEOPLE_TOO_MANY' : null;
}

/**
 * Finds who drives.
 * @param drivers slugs of the terms that state who may drive; if none of the slugs of `DriverTerm` is among them, a
 * licence is needed
 * @param hasLicence true if one of the people has a licence
 * @returns null if a licence is needed, none of the people has one, and the house sends no skipper
 */
export function licenceOf(drivers: readonly string[], hasLicence: boolean): RentalLicence | null {
	const has = (term: DriverTerm) => drivers.includes(term);
	if (has('no-licence')) return 'NOT_NEEDED';
	if (has('skipper') && !has('licence')) return 'ALWAYS_OURS';
	if (hasLicence) return 'YOURS';
	return has('skipper') ? 'OURS' : null;
}

/** A speed, and the time that the whole way takes at this speed. */
export interface Leg {
	knots: number;
	/** Whole minutes. */
	minutes: number;
}

/**
 * Returns the minutes that a way takes at each speed. A boat that does not reach a speed goes at its own speed instead;
 * the list contains this speed once.
 * @param miles the way in nautical miles, above 0
 * @param speeds the speeds in knots, the slowest first
 * @param most the speed that the boat reaches, in knots; null for any speed
 */
export function legsOf(miles: number, speeds: readonly number[], most: number | null): Leg[] {
	const made = speeds.map((knots) => (most === null ? knots : Math.min(knots, most)));
	return [...new Set(made)].map((knots) => ({
		knots,
		minutes: Math.round((miles / knots) * 60),
	}));
}
