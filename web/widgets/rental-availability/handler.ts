import { island } from '../../elements/island/hydrate-island';
import { deskIsland } from './desk-island';

/** Hydrates the form of the question; the answer then follows each choice. */
export const attach = island(deskIsland);
