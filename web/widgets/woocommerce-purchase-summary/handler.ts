import { island } from '../../elements/island/hydrate-island';
import { summaryIsland } from '../../shop/order/summary-island';

/** Hydrates the summary, which then asks for the order that the address proves to be the visitor's. */
export const attach = island(summaryIsland);
