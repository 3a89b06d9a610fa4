/** Entry of the browser's storage: `3|€ 75.00`. It is no secret, and nothing is decided by it. */
export const CART_ENTRY = 'shop_cart';
