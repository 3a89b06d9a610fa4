import { island } from '../../elements/island/hydrate-island';
import { deskIsland } from './desk-island';

/** Hydrates the question, whose answer then follows each choice. */
export const attach = island(deskIsland);
