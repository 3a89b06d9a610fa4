import type { PostRecord, TermRecord } from '@outrigger/formats/model/records';
import type { RentalRecord } from '@outrigger/formats/model/rental-records';
import type { RentalFigures } from '@outrigger/rules/rental/rental-offer';
import { localTime } from '@outrigger/rules/time/zoned-time';
import { isLocked, visiblePost } from '../../auth/visibility';
import type { GraphQLContext } from '../context';

/** The rentable things of a site, for one query. */
export interface RentalModel {
	record: RentalRecord;
	things: readonly PostRecord[];
	/** True if the query is about a single thing. */
	isOne: boolean;
}

/** A place that one can go to. */
export interface Place {
	slug: string;
	name: string;
	/** Nautical miles, above 0. */
	miles: number;
	way: string;
}

/**
 * Finds the things that the site rents out, in the requested language, else in the site's first language.
 * @param databaseId the id of one thing; all things if absent
 * @returns null where the site rents nothing, and for a thing that is not for rent or that the viewer may not see
 */
export function rentalOf(
	databaseId: number | null | undefined,
	{ store, viewer }: GraphQLContext,
): RentalModel | null {
	const { rental, languages } = store.settings;
	const language = store.language ?? languages?.[0]?.slug;
	if (!rental) return null;
	const things = store.content.posts.filter(
		(post) =>
			post.type === rental.contentType &&
			(databaseId == null
				? post.status === 'publish' && isOf(post, language)
				: post.databaseId === databaseId) &&
			visiblePost(store, post, viewer) !== null &&
			!isLocked(post, viewer),
	);
	if (databaseId != null && things.length === 0) return null;
	return { record: rental, things, isOne: databaseId != null };
}

/** True for a post of a language, and for one of all languages. */
const isOf = (post: PostRecord, language: string | undefined): boolean =>
	post.language === undefined || post.language === language;

/** A custom field as a number; null where it is none. */
export function numberIn(meta: Record<string, unknown>, field: string): number | null {
	const text = String(meta[field] ?? '').trim();
	const number = text === '' ? Number.NaN : Number(text);
	return Number.isFinite(number) && number >= 0 ? number : null;
}

/** The slugs of a post's terms of one taxonomy. */
function slugsOf({ termIds }: PostRecord, taxonomy: string, { store }: GraphQLContext): string[] {
	return termIds
		.flatMap((id) => store.term(id) ?? [])
		.filter((term) => term.taxonomy === taxonomy)
		.map(({ slug }) => slug);
}

/** The slugs of the terms' translations in the site's first language, because the rules use slugs of that language. */
function originalSlugsOf(
	{ termIds }: PostRecord,
	taxonomy: string,
	{ store }: GraphQLContext,
): string[] {
	const first = store.settings.languages?.[0]?.slug ?? '';
	return termIds
		.flatMap((id) => store.term(id) ?? [])
		.filter((term) => term.taxonomy === taxonomy)
		.map((term) => (store.term(term.translations?.[first] ?? 0) ?? term).slug);
}

/** The figures of one thing, out of its custom fields `seats` and `knots` and its terms. */
export function figuresOf(
	thing: PostRecord,
	{ driverTaxonomy, placeTaxonomy }: RentalRecord,
	context: GraphQLContext,
): RentalFigures {
	return {
		seats: Math.floor(numberIn(thing.meta, 'seats') ?? 0),
		knots: numberIn(thing.meta, 'knots') || null,
		drivers: originalSlugsOf(thing, driverTaxonomy, context),
		places: slugsOf(thing, placeTaxonomy, context),
	};
}

/** The field of a term that draws a way: points in percent, `36,34 34,42`. */
const WAY = /^\d{1,3}(?:\.\d+)?,\d{1,3}(?:\.\d+)?(?: \d{1,3}(?:\.\d+)?,\d{1,3}(?:\.\d+)?)+$/;

function placeOf({ slug, name, meta }: TermRecord): Place | null {
	const miles = numberIn(meta, 'nautical_miles');
	const way = String(meta.chart_way ?? '').trim();
	return miles ? { slug, name, miles, way: WAY.test(way) ? way : '' } : null;
}

/**
 * The destinations of all things, the nearest first: terms with `nautical_miles` above 0. The place of departure has
 * none.
 */
export function placesOf({ record, things }: RentalModel, context: GraphQLContext): Place[] {
	const reached = new Set(things.flatMap((thing) => figuresOf(thing, record, context).places));
	return context.store
		.terms(record.placeTaxonomy)
		.filter(({ slug }) => reached.has(slug))
		.flatMap((term) => placeOf(term) ?? [])
		.sort((one, other) => one.miles - other.miles);
}

/** The day at the site's own clock. */
export const todayOf = ({ now, store }: GraphQLContext): string =>
	localTime(now(), store.settings.timezone).slice(0, 10);
