/** WooGraphQL's own header, of requests and answers alike: whose cart it is. */
export const SESSION_HEADER = 'woocommerce-session';
