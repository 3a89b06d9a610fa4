import { island } from '../../elements/island/hydrate-island';
import { cartIsland } from './cart-island';

/** Hydrates the cart, which then asks for what is in it. */
export const attach = island(cartIsland);
