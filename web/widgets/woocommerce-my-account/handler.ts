import { island } from '../../elements/island/hydrate-island';
import { accountIsland } from './account-island';

/** Hydrates the account, which then requests its customer. */
export const attach = island(accountIsland);
