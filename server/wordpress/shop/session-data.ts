import { randomUUID } from 'node:crypto';
import type { ChosenAttribute } from '@outrigger/formats/model/shop-records';
import type { Store } from '../store/store';
import type { Sold } from './offers';

/** One line of a stored cart. */
export interface CartLine {
	key: string;
	productId: number;
	/** 0 where the product comes in one form. */
	variationId: number;
	/** The chosen attributes that the variation leaves open. */
	attributes: ChosenAttribute[];
	/** Names and texts that the client keeps beside the item. */
	extra: Record<string, string>;
	quantity: number;
}

/** A postal address with its name. */
export type Address = Partial<
	Record<
		| 'firstName'
		| 'lastName'
		| 'company'
		| 'address1'
		| 'address2'
		| 'city'
		| 'state'
		| 'postcode'
		| 'country'
		| 'email'
		| 'phone',
		string
	>
>;

/** The data of a session. */
export interface SessionData {
	lines: CartLine[];
	/** Codes, in the order they were given. */
	coupons: string[];
	billing: Address;
	shipping: Address;
	/** The order that is made of this cart has this token, so that two attempts make only one order. */
	orderToken: string;
	/** The last order and the fingerprint of its cart; null before the first. */
	lastOrder: { id: number; fingerprint: string; at: number } | null;
}

/** The data that cart and shop need for an answer. */
export interface ShopScope {
	store: Store;
	sold: Sold;
	/** Milliseconds since the epoch. */
	now: number;
}

/** A new, empty session. */
export const emptySession = (): SessionData => ({
	lines: [],
	coupons: [],
	billing: {},
	shipping: {},
	orderToken: randomUUID(),
	lastOrder: null,
});
