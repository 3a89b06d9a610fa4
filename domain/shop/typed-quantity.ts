import type { Say } from '../texts/text';

/** The bounds of a quantity field. */
export interface QuantityBounds {
	/** 1 where a visitor adds a product; 0 where a visitor may remove a line. */
	min: 0 | 1;
	/** The remaining stock; null where the shop does not track it. */
	max: number | null;
}

/** A quantity, or a message with the required correction. */
export type ReadQuantity = { quantity: number } | { message: string };

/** GraphQL's `Int` for quantities has 32 bits. */
const MOST = 2_147_483_647;

/** Reads the visitor's input as a quantity. The server checks it again; this check saves a request. */
export function readQuantity(text: string, { min, max }: QuantityBounds, say: Say): ReadQuantity {
	const typed = text.trim();
	if (typed === '') return { message: say('cart.needQuantity') };
	const quantity = Number(typed);
	if (!Number.isFinite(quantity)) return { message: say('cart.needFigures') };
	if (!Number.isInteger(quantity)) return { message: say('cart.wholePieces') };
	if (quantity < 0) return { message: say('cart.notBelowZero') };
	if (quantity < min) return { message: say('cart.atLeastOne') };
	if (max !== null && quantity > max) {
		return { message: say('cart.onlySoMany', { count: max }) };
	}
	if (quantity > MOST) return { message: say('cart.tooMany') };
	return { quantity };
}

/** The shop's data about the stock of a product. */
export interface CountedProduct {
	stockQuantity?: number | null;
	soldIndividually?: boolean | null;
	backordersAllowed?: boolean | null;
}

/** The largest quantity that a visitor may order; null if there is no limit. */
export function mostOf(product: CountedProduct): number | null {
	if (product.soldIndividually) return 1;
	if (product.backordersAllowed) return null;
	const { stockQuantity } = product;
	return typeof stockQuantity === 'number' && stockQuantity >= 0 ? stockQuantity : null;
}
