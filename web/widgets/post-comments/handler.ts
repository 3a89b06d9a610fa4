import { island } from '../../elements/hydrate-island';
import { discussionIsland } from './discussion-island';

/** Hydrates the comments and their form. */
export const attach = island(discussionIsland);
