import { isDay } from '@outrigger/rules/time/calendar-day';
import * as v from 'valibot';
import { ANY_LIST, ANY_OBJECT, Slug, Text } from './fields';

const DAY_RULE = 'a day such as 2027-04-10';
const Day = v.pipe(Text, v.check(isDay, DAY_RULE));
const Days = v.pipe(
	v.strictObject({ from: Day, to: Day }, 'an object with from and to'),
	v.check(({ from, to }) => from <= to, 'from, which is not after to'),
);

const TIME_RULE = 'a time such as 08:30';
const Time = v.pipe(Text, v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, TIME_RULE));

const KNOTS_RULE = 'a whole number of knots from 1';
const Knots = v.pipe(v.number(KNOTS_RULE), v.integer(KNOTS_RULE), v.minValue(1, KNOTS_RULE));

/** `rental` of `site.json`: with it the site answers which things are free on a day. */
export const RentalShape = v.strictObject(
	{
		contentType: Slug,
		placeTaxonomy: Slug,
		driverTaxonomy: Slug,
		season: Days,
		highSeason: v.optional(v.nullable(Days), null),
		keysFrom: Time,
		backBy: Time,
		knots: v.pipe(v.array(Knots, ANY_LIST), v.minLength(1, 'at least one speed')),
		currencySymbol: v.optional(Text, '€'),
	},
	ANY_OBJECT,
);
export type RentalShape = v.InferOutput<typeof RentalShape>;
