import type { RentalQuestion } from '@outrigger/rules/rental/rental-question';
import type { RentalAnswerQueryVariables } from './rental-availability.embedded.generated';

/** More than fit into anything; GraphQL's `Int` has 32 bits. */
const MOST = 1_000_000;

/**
 * Makes the variables of a question as typed. A text that is no number of people becomes 0, so that the site itself names
 * the fault.
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
