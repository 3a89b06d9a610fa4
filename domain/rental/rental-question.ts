/**
 * The names of the parameters that put a visitor's question into a page's address. They do not use the name `day`,
 * because WordPress gives it another meaning.
 */
export const RENTAL_PARAMETERS = {
	day: 'rental-day',
	people: 'rental-people',
	driver: 'rental-driver',
	place: 'rental-place',
} as const;

/** The parts of a question, in the order of the form. */
export type RentalField = keyof typeof RENTAL_PARAMETERS;

/** True for the name of a parameter of a rental question. */
export const isRentalParameter = (name: string): boolean =>
	(Object.values(RENTAL_PARAMETERS) as string[]).includes(name);

/** A visitor's question, as typed. */
export interface RentalQuestion {
	/** `2027-06-12`. */
	day: string;
	/** The number of people, in digits. */
	people: string;
	/** `licence` if one of the people has a licence, `none` if none of them has one. */
	driver: string;
	/** The slug of a place. */
	place: string;
}

/**
 * Reads the question from a page's address. A part that was sent empty stays empty.
 * @param first the values for the parts that are missing in the address
 */
export function questionOf(query: URLSearchParams, first: RentalQuestion): RentalQuestion {
	const part = (field: RentalField) => query.get(RENTAL_PARAMETERS[field])?.trim() ?? first[field];
	return {
		day: part('day'),
		people: part('people'),
		driver: part('driver'),
		place: part('place'),
	};
}

/**
 * Writes the question as the query of an address, `?rental-day=2027-06-12&…`. The caller decides about the driver: a
 * link to an enquiry uses the enquiry form's own value.
 */
export function questionQuery(question: RentalQuestion): string {
	const query = new URLSearchParams();
	for (const [field, name] of Object.entries(RENTAL_PARAMETERS))
		query.set(name, question[field as RentalField]);
	return `?${query}`;
}
