import { island } from '../../elements/island/hydrate-island';
import { cartIsland } from './cart-island';

/** Hydrates the cart, which then requests its contents. */
export const attach = island(cartIsland);
