import { island } from '../../elements/island/hydrate-island';
import { deskIsland } from './desk-island';

/** Hydrates the form of the question; from then on the answer changes with each choice. */
export const attach = island(deskIsland);
