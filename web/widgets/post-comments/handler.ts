import { island } from '../../elements/island/hydrate-island';
import { discussionIsland } from './discussion-island';

/** Hydrates the comments and their form. */
export const attach = island(discussionIsland);
