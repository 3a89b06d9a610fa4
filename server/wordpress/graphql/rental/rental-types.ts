import type { PostRecord } from '@outrigger/formats/model/records';
import {
	dayFault,
	isWithin,
	legsOf,
	licenceOf,
	peopleFault,
	type RentalFault,
} from '@outrigger/rules/rental/rental-offer';
import { renderTitle } from '../../texts/titles';
import { typographyIn } from '../../texts/typography';
import type { GraphQLContext } from '../context';
import type { ResolverMap } from '../resolvers/site-types';
import type { RentalAvailabilityWhereArgs } from '../resolvers.generated';
import {
	figuresOf,
	numberIn,
	type Place,
	placesOf,
	type RentalModel,
	rentalOf,
	todayOf,
} from './rental-model';

type Context = GraphQLContext;
type Question = RentalAvailabilityWhereArgs;

const known = (faults: readonly (RentalFault | null)[]): RentalFault[] =>
	faults.filter((fault) => fault !== null);

const mostSeats = ({ things, record }: RentalModel, context: Context): number =>
	Math.max(0, ...things.map((thing) => figuresOf(thing, record, context).seats));

/**
 * A price from a custom field, with the currency in the place that the language uses; null if the field has no price.
 */
function priceOf(
	{ meta }: PostRecord,
	field: string,
	symbol: string,
	{ store }: Context,
): string | null {
	const price = numberIn(meta, field);
	if (!price) return null;
	const style = { style: 'currency', currency: 'EUR', currencyDisplay: 'code' } as const;
	const language = store.settings.language.replaceAll('_', '-');
	const [first] = new Intl.NumberFormat(language, style).formatToParts(price);
	return first?.type === 'currency' ? `${symbol}${price}` : `${price}\u00a0${symbol}`;
}

function offerOf(
	thing: PostRecord,
	question: Question,
	{ place, record }: { place: Place | undefined; record: RentalModel['record'] },
	context: Context,
) {
	const { seats, knots, drivers, places } = figuresOf(thing, record, context);
	const goesThere = place !== undefined && places.includes(place.slug);
	const licence = licenceOf(drivers, question.hasLicence);
	const tariff = record.highSeason && isWithin(question.day, record.highSeason) ? '_high' : '';
	return {
		databaseId: thing.databaseId,
		title: renderTitle(thing.title, typographyIn(context)),
		uri: thing.uri ?? '',
		seats,
		licence,
		halfDay: priceOf(thing, `price_half${tariff}`, record.currencySymbol, context),
		day: priceOf(thing, `price_day${tariff}`, record.currencySymbol, context),
		legs: goesThere ? legsOf(place.miles, record.knots, knots) : [],
		faults: known([
			peopleFault(question.people, seats),
			goesThere ? null : 'PLACE_UNKNOWN',
			licence === null ? 'LICENCE_MISSING' : null,
		]),
	};
}

function availability(model: RentalModel, { where }: { where: Question }, context: Context) {
	const { record, things, isOne } = model;
	const place = placesOf(model, context).find(({ slug }) => slug === where.place);
	const offers = things.map((thing) => offerOf(thing, where, { place, record }, context));
	return {
		isHighSeason: record.highSeason !== null && isWithin(where.day, record.highSeason),
		faults: known([
			dayFault(where.day, todayOf(context), record.season),
			peopleFault(where.people, mostSeats(model, context)),
			place === undefined ? 'PLACE_UNKNOWN' : null,
		]),
		offers: isOne ? offers : offers.filter(({ faults }) => !faults.includes('PLACE_UNKNOWN')),
	};
}

/** Resolvers of what a site rents out. A site that rents nothing has no such types. */
export const rentalTypes: ResolverMap = {
	RootQuery: {
		rental: (_: unknown, { databaseId }: { databaseId?: number | null }, context: Context) =>
			rentalOf(databaseId, context),
	},
	Rental: {
		availability,
		backBy: ({ record }: RentalModel) => record.backBy,
		keysFrom: ({ record }: RentalModel) => record.keysFrom,
		mostSeats: (model: RentalModel, _: object, context: Context) => mostSeats(model, context),
		places: (model: RentalModel, _: object, context: Context) => placesOf(model, context),
		season: ({ record }: RentalModel) => record.season,
		today: (_: unknown, __: object, context: Context) => todayOf(context),
	},
};
