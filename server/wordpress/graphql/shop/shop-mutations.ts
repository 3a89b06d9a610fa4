import { cartMutations } from './cart-mutations';
import { checkoutMutations } from './checkout-mutations';
import { reviewMutations } from './review-mutations';

/** What can be changed in a shop. */
export const shopMutations = { ...cartMutations, ...checkoutMutations, ...reviewMutations };
