import type { Cart } from './use-cart';

/**
 * A cart as it will probably be: lines with other quantities, lines without pieces gone, pieces counted. Amounts of
 * money stay as the server counted them last; the server's answer to the change brings the new ones.
 *
 * @param quantities key of a line → number of pieces
 */
export function optimisticCart(cart: Cart, quantities: Readonly<Record<string, number>>): Cart {
	const { contents } = cart;
	if (!contents) return cart;
	const nodes = contents.nodes
		.map((line) => ({ ...line, quantity: quantities[line.key] ?? line.quantity }))
		.filter(({ quantity }) => quantity !== 0);
	return {
		...cart,
		isEmpty: nodes.length === 0,
		contents: {
			...contents,
			nodes,
			productCount: nodes.length,
			itemCount: nodes.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0),
		},
	};
}
