import type { UserRecord } from '@outrigger/formats/model/records';
import type { CheckoutFields } from './check-checkout';
import type { CountedCart } from './count';
import type { OrderQuery, OrderRecord } from './orders';
import type { Address, SessionData, ShopScope } from './session-data';

/** The shop for a single viewer; it reads and writes only on demand. */
export interface ShopVisit {
	/** The cart as it is now. */
	cart(): Promise<CountedCart>;
	/** The buyer's addresses in the session. */
	addresses(): Promise<{ billing: Address; shipping: Address }>;
	/** Changes the session, and returns the changed cart. Rejects with `ShopRefusal`; the session is then unchanged. */
	change<T>(
		change: (data: SessionData, scope: ShopScope) => T,
	): Promise<{ cart: CountedCart; result: T }>;
	/** Orders the contents of the cart. Repeated calls return the same order. */
	order(fields: CheckoutFields): Promise<OrderRecord>;
	/** The orders of the viewer. */
	ownOrders(): Promise<OrderRecord[]>;
	/** All orders of the shop: the caller has checked the right of the viewer. */
	orders(query: OrderQuery): Promise<OrderRecord[]>;
	/** True where the viewer placed the order. */
	owns(order: OrderRecord): Promise<boolean>;
	/** The token of the session. */
	token(): Promise<string>;
	/** A token that the client does not have yet; null if it has the token, or if the request did not use the session. */
	newToken(): Promise<string | null>;
}

/** The shop of a site. */
export interface Shop {
	/**
	 * @param header value of the request's session header
	 * @param viewer the user who is logged in; null for a guest
	 * @param page path of the visitor's page. Refusals are in the language of this page, or in that of the site if it
	 *   is absent
	 */
	visit(header: string | null, viewer: UserRecord | null, page?: string): ShopVisit;
	/** The sold quantities at the last reading, for pages. Orders read them again. */
	sold(): ReadonlyMap<number, number>;
	/** Reads the sold quantities again, because other hosts sell too. */
	refresh(): Promise<void>;
	/** Deletes old carts. @returns the number of deleted carts */
	prune(): Promise<number>;
}
