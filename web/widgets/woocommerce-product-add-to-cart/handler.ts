import { island } from '../../elements/island/hydrate-island';
import { addToCartIsland } from './add-to-cart-island';

/** Hydrates the form that puts a product into the cart. */
export const attach = island(addToCartIsland);
