import { island } from '../../elements/island/hydrate-island';
import { summaryIsland } from '../../shop/order/summary-island';

/** Hydrates the summary, which then requests the visitor's order; the key of the order is in the address. */
export const attach = island(summaryIsland);
