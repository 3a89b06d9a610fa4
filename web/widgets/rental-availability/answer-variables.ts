import type { RentalQuestion } from '@outrigger/rules/rental/rental-question';
import type { RentalAnswerQueryVariables } from './rental-availability.embedded.generated';

/** A number of people that is larger than any number of seats, and fits into GraphQL's `Int` of 32 bits. */
const MOST = 1_000_000;

/**
 * Makes the query variables of a question from the typed values. A text that is no number of people becomes 0, so that
 * the site itself reports the error.
 */
export function answerVariables(
	databaseId: number | null,
	{ day, people, driver, place }: RentalQuestion,
): RentalAnswerQueryVariables {
	const count = /^\d+$/.test(people) ? Math.min(Number(people), MOST) : 0;
	return {
		databaseId,
		where: { day, people: count, hasLicence: driver === 'licence', place },
	};
}
