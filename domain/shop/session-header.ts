/** WooGraphQL's header, in requests and answers, that identifies the cart. */
export const SESSION_HEADER = 'woocommerce-session';
