/** The entry in the browser's storage, `3|€ 75.00`. It is no secret, and only the display depends on it. */
export const CART_ENTRY = 'shop_cart';
