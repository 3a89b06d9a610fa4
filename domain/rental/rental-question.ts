/**
 * The names of the parameters with a visitor's question in a page's address. WordPress gives `day` itself a meaning.
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
	/** A number in figures. */
	people: string;
	/** `licence` where one of them has a licence, `none` where none of them has. */
	driver: string;
	/** Slug of a place. */
	place: string;
}

/**
 * The question in a page's address. A part that is sent empty stays empty.
 * @param first the values for parts that the address leaves out
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

/** The question as the query of an address, `?rental-day=2027-06-12&…`, with the enquiry's own name for the driver. */
export function questionQuery(question: RentalQuestion): string {
	const query = new URLSearchParams();
	for (const [field, name] of Object.entries(RENTAL_PARAMETERS))
		query.set(name, question[field as RentalField]);
	return `?${query}`;
}
