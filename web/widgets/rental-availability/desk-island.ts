import { defineIsland, islandQuery } from '../../elements/island/define-island';
import { answerVariables } from './answer-variables';
import { Desk, type DeskProps } from './desk';
import { RentalAnswerDocument } from './rental-availability.embedded.generated';

export const deskIsland = defineIsland<DeskProps>({
	Component: Desk,
	queries: ({ databaseId, question }) => [
		islandQuery(RentalAnswerDocument, answerVariables(databaseId, question)),
	],
});
