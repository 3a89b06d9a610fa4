import type { Cart } from './use-cart';

/**
 * A cart as it will probably be: with the new quantities, without lines that have no pieces, and with the pieces
 * counted. Amounts of money stay as the server computed them last; its answer to the change contains the new amounts.
 *
 * @param quantities the number of pieces by the key of the line
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
