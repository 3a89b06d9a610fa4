import type { RentalQuestion } from '@outrigger/rules/rental/rental-question';
import { dayInWords, isDay } from '@outrigger/rules/time/calendar-day';
import { fillWords, type Values } from './fill-words';
import type { RentalAnswerQuery } from './rental-availability.embedded.generated';
import type { RentalWords } from './settings';

/** The answer in the form in which the site gives it. */
export type Availability = NonNullable<RentalAnswerQuery['rental']>['availability'];
export type Offer = Availability['offers'][number];
export type Fault = Availability['faults'][number];

/** The values that do not depend on the question. */
export interface RentalFacts {
	season: { from: string; to: string };
	keysFrom: string;
	backBy: string;
	mostSeats: number;
	places: readonly { slug: string; name: string; way: string }[];
}

const LICENCES = {
	ALWAYS_OURS: 'always_ours_text',
	NOT_NEEDED: 'not_needed_text',
	OURS: 'ours_text',
	YOURS: 'yours_text',
} as const satisfies Record<NonNullable<Offer['licence']>, keyof RentalWords>;

/** Returns a day as a written date, or the text itself if it is no day. */
const inWords = (day: string, language: string, style: Intl.DateTimeFormatOptions): string =>
	isDay(day) ? dayInWords(day, language, style) : day;

/** Returns the values for the texts: those of the question and the values that do not depend on it. */
export function questionValues(
	{ day, people, place }: RentalQuestion,
	facts: RentalFacts,
	language: string,
): Values {
	const month = { day: 'numeric', month: 'long' } as const;
	return {
		date: inWords(day, language, { weekday: 'long', ...month }),
		from: inWords(facts.season.from, language, month),
		to: inWords(facts.season.to, language, month),
		people,
		place: facts.places.find(({ slug }) => slug === place)?.name ?? place,
		keys: facts.keysFrom,
		back: facts.backBy,
		seats: facts.mostSeats,
	};
}

/** Returns the values of one offer. If the content has no price, the value is a dash. */
export function offerValues(offer: Offer, words: RentalWords): Values {
	const { title, seats, halfDay, day, legs, licence } = offer;
	return {
		name: title,
		seats,
		half: halfDay ?? '–',
		day: day ?? '–',
		legs: legs.map((leg) => fillWords(words.leg_text, { ...leg })).join(words.legs_separator),
		licence: licence === null ? '' : words[LICENCES[licence]],
	};
}

/** The part of the form that each error is about, and the key of its text. */
const FAULTS = {
	DAY_OUT_OF_SEASON: ['day', 'day_out_of_season_text'],
	DAY_PAST: ['day', 'day_past_text'],
	DAY_UNREADABLE: ['day', 'day_unreadable_text'],
	LICENCE_MISSING: ['driver', 'licence_missing_text'],
	PEOPLE_TOO_MANY: ['people', 'people_too_many_text'],
	PEOPLE_UNREADABLE: ['people', 'people_unreadable_text'],
	PLACE_UNKNOWN: ['place', 'place_unknown_text'],
} as const satisfies Record<Fault, readonly [keyof RentalQuestion, keyof RentalWords]>;

/** Returns the first error of each part of the form. */
export function messagesOf(
	faults: readonly Fault[],
	words: RentalWords,
	values: Values,
): Partial<Record<keyof RentalQuestion, string>> {
	const messages: Partial<Record<keyof RentalQuestion, string>> = {};
	for (const fault of faults) {
		const [field, text] = FAULTS[fault];
		messages[field] ??= fillWords(words[text], values);
	}
	return messages;
}

/** Returns the choice of driver in the fields of the enquiry form. */
export const driverOfEnquiry = ({ licence }: Pick<Offer, 'licence'>): string =>
	licence === 'YOURS' ? 'licence' : licence === 'NOT_NEEDED' ? 'none' : 'skipper';
