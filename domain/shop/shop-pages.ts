/** What the host is told of a shop by the visitor's request. */
export type ShopPage = 'cart' | 'checkout' | 'account' | 'order-received';

/** Where a page of the shop lies: WooCommerce's own pages, at the addresses that it gives them. */
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

/** The page of a shop that an own path is; null for every other page. */
export function shopPageOf(path: string): ShopPage | null {
	if (RECEIVED.test(path)) return 'order-received';
	return Object.hasOwn(PAGES, path) ? (PAGES[path] ?? null) : null;
}

/** The page that shows an order to whoever has its key. */
export function orderReceivedPath(id: number, key: string): string {
	return `${SHOP_PATHS.checkout}order-received/${id}/?${new URLSearchParams({ key })}`;
}

/** Holds the token of a visitor's session; scripts cannot read it. */
export const CART_COOKIE = 'outrigger_cart';

/** Says how many things are in the cart, for scripts: only who has some asks for it. WooCommerce's own name. */
export const ITEMS_COOKIE = 'woocommerce_items_in_cart';

/** What a page without script is told of the visitor's shop. */
export interface VisitorShop {
	/** What the last form came to; null where none was sent. */
	notice: { isError: boolean; message: string } | null;
	/** What was typed into the form that was refused, by WooCommerce's names of fields; empty otherwise. */
	typed: Readonly<Record<string, string>>;
	/** The key of the order that was just made; null on every other page. */
	orderKey: string | null;
}
