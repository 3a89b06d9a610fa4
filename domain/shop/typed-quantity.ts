/** What a field of a quantity may hold. */
export interface QuantityBounds {
	/** 1 where something is put in; 0 where a line may be taken out. */
	min: 0 | 1;
	/** How many there are; null where nobody counts. */
	max: number | null;
}

/** A quantity, or what the visitor has to change. */
export type ReadQuantity = { quantity: number } | { message: string };

/** Quantities travel as GraphQL's `Int`, which has 32 bits. */
const MOST = 2_147_483_647;

/** Reads what a visitor typed as a quantity. The server has the last word: this only spares the way. */
export function readQuantity(text: string, { min, max }: QuantityBounds): ReadQuantity {
	const typed = text.trim();
	if (typed === '') return { message: 'Give a quantity.' };
	const quantity = Number(typed);
	if (!Number.isFinite(quantity)) return { message: 'Write the quantity in figures.' };
	if (!Number.isInteger(quantity)) return { message: 'Only whole pieces can be ordered.' };
	if (quantity < 0) return { message: 'A quantity cannot be below zero.' };
	if (quantity < min) return { message: 'Order at least one.' };
	if (max !== null && quantity > max) {
		return { message: max === 1 ? 'There is only one.' : `There are only ${max}.` };
	}
	if (quantity > MOST) return { message: 'That is more than a cart can hold.' };
	return { quantity };
}

/** What a shop says of the number of a product. */
export interface CountedProduct {
	stockQuantity?: number | null;
	soldIndividually?: boolean | null;
	backordersAllowed?: boolean | null;
}

/** How many of a product one may order; null for as many as one likes. */
export function mostOf(product: CountedProduct): number | null {
	if (product.soldIndividually) return 1;
	if (product.backordersAllowed) return null;
	const { stockQuantity } = product;
	return typeof stockQuantity === 'number' && stockQuantity >= 0 ? stockQuantity : null;
}
