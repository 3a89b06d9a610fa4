import { isDay } from '../time/calendar-day';

/** A span of days, both of them in it: `2027-04-10` to `2027-10-31`. */
export interface Days {
	from: string;
	to: string;
}

/** The reasons against a question, in the words of `RentalFaultEnum`. */
export type RentalFault =
	| 'DAY_UNREADABLE'
	| 'DAY_PAST'
	| 'DAY_OUT_OF_SEASON'
	| 'PEOPLE_UNREADABLE'
	| 'PEOPLE_TOO_MANY'
	| 'PLACE_UNKNOWN'
	| 'LICENCE_MISSING';

/** The answer to the question of the driver, in the words of `RentalLicenceEnum`. */
export type RentalLicence = 'NOT_NEEDED' | 'YOURS' | 'OURS' | 'ALWAYS_OURS';

/** The slugs of the terms for the permitted drivers. */
export type DriverTerm = 'no-licence' | 'licence' | 'skipper';

/** The figures of one thing for rent. */
export interface RentalFigures {
	/** 0 where its content names none: no visitor fits in. */
	seats: number;
	/** Slugs of its terms for the permitted drivers. */
	drivers: readonly string[];
	/** Slugs of the places that it goes to. */
	places: readonly string[];
	/** Knots that it makes; null where its content names none. */
	knots: number | null;
}

/** True for a day of the span. Days of one form compare as texts. */
export const isWithin = (day: string, { from, to }: Days): boolean => from <= day && day <= to;

/**
 * The fault of a day; null for a day on which something is for rent.
 * @param today the day at the site's own clock
 */
export function dayFault(day: string, today: string, season: Days): RentalFault | null {
	if (!isDay(day)) return 'DAY_UNREADABLE';
	if (day < today) return 'DAY_PAST';
	return isWithin(day, season) ? null : 'DAY_OUT_OF_SEASON';
}

/** The fault of a number of people for a number of seats; null for none. */
export function peopleFault(people: number, seats: number): RentalFault | null {
	if (!Number.isInteger(people) || people < 1) return 'PEOPLE_UNREADABLE';
	return people > seats ? 'PEOPLE_TOO_MANY' : null;
}

/**
 * Finds the driver.
 * @param drivers slugs of its terms; with none of the three a licence is needed
 * @param hasLicence true where one of the people has a licence
 * @returns null if a licence is needed, none of the people has one, and the house sends no skipper
 */
export function licenceOf(drivers: readonly string[], hasLicence: boolean): RentalLicence | null {
	const has = (term: DriverTerm) => drivers.includes(term);
	if (has('no-licence')) return 'NOT_NEEDED';
	if (has('skipper') && !has('licence')) return 'ALWAYS_OURS';
	if (hasLicence) return 'YOURS';
	return has('skipper') ? 'OURS' : null;
}

/** A speed and the time that the way takes at this speed. */
export interface Leg {
	knots: number;
	/** Whole minutes. */
	minutes: number;
}

/**
 * Returns the minutes of a way at each speed. A slower boat goes at its own speed instead, which the list contains
 * once.
 *
 * @param miles nautical miles, above 0
 * @param speeds knots, the slowest first
 * @param most the knots that it makes; null for any
 */
export function legsOf(miles: number, speeds: readonly number[], most: number | null): Leg[] {
	const made = speeds.map((knots) => (most === null ? knots : Math.min(knots, most)));
	return [...new Set(made)].map((knots) => ({
		knots,
		minutes: Math.round((miles / knots) * 60),
	}));
}
