/** The shop pages for which the host reads the visitor's cart from the request. */
export type ShopPage = 'cart' | 'checkout' | 'account' | 'order-received';

/** The paths of WooCommerce's own pages, at WooCommerce's default addresses. */
export const SHOP_PATHS = {
	shop: '/shop/',
	cart: '/cart/',
	checkout: '/checkout/',
	account: '/my-account/',
} as const;

const PAGES: Readonly<Record<string, ShopPage>> = {
	[SHOP_PATHS.cart]: 'cart',
	[SHOP_PATHS.checkout]: 'checkout',
	[SHOP_PATHS.account]: 'account',
};

const RECEIVED = /^\/checkout\/order-received\/\d{1,9}\/$/;

/** The shop page at a path of this site; null for every other page. */
export function shopPageOf(path: string): ShopPage | null {
	if (RECEIVED.test(path)) return 'order-received';
	return Object.hasOwn(PAGES, path) ? (PAGES[path] ?? null) : null;
}

/** The path of the page that shows an order to a visitor with its key. */
export function orderReceivedPath(id: number, key: string): string {
	return `${SHOP_PATHS.checkout}order-received/${id}/?${new URLSearchParams({ key })}`;
}

/** The cookie with the token of a visitor's session; scripts cannot read it. */
export const CART_COOKIE = 'outrigger_cart';

/**
 * The cookie with the number of items in the cart, under WooCommerce's name. Scripts read it and request the cart
 * only when it has items.
 */
export const ITEMS_COOKIE = 'woocommerce_items_in_cart';

/** The visitor's shop data for a page without script. */
export interface VisitorShop {
	/** The result of the last form; null where the visitor sent none. */
	notice: { isError: boolean; message: string } | null;
	/** The visitor's input to a refused form, by WooCommerce's field names; empty otherwise. */
	typed: Readonly<Record<string, string>>;
	/** The key of the order just placed; null on every other page. */
	orderKey: string | null;
}
