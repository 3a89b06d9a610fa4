import type { Days } from '@outrigger/rules/rental/rental-offer';

/** The things that a site rents out by the day, and its season: `rental` of `site.json`. */
export interface RentalRecord {
	/** The content type of the things for rent. */
	contentType: string;
	/** The taxonomy of the places that one can go to. */
	placeTaxonomy: string;
	/** The taxonomy of the permitted drivers: `no-licence`, `licence`, `skipper`. */
	driverTaxonomy: string;
	season: Days;
	/** The days with the prices of `price_half_high` and `price_day_high`; null for none. */
	highSeason: Days | null;
	/** `08:30`. */
	keysFrom: string;
	/** `20:00`. */
	backBy: string;
	/** The speeds for which an answer names minutes, in knots. */
	knots: readonly number[];
	currencySymbol: string;
}
