import { island } from '../../elements/island/hydrate-island';
import { accountIsland } from './account-island';

/** Hydrates the account, which then asks whose it is. */
export const attach = island(accountIsland);
