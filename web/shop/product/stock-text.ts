import type { Say } from '@outrigger/rules/texts/text';
/** What WooGraphQL tells about a product's stock. */
export interface StockFacts {
	stockStatus?: string | null;
	stockQuantity?: number | null;
}

/** Returns the text for a stock, and WooCommerce's class for it; null if WooCommerce shows no text. */
export function stockText(
	{ stockStatus, stockQuantity }: StockFacts,
	say: Say,
): { className: string; text: string } | null {
	if (stockStatus === 'OUT_OF_STOCK')
		return { className: 'out-of-stock', text: say('shop.outOfStock') };
	if (stockStatus === 'ON_BACKORDER') {
		return { className: 'available-on-backorder', text: say('shop.backorder') };
	}
	// If the stock is not counted, WooCommerce shows no text for a product in stock.
	if (stockStatus !== 'IN_STOCK' || !stockQuantity || stockQuantity < 0) return null;
	return { className: 'in-stock', text: say('shop.inStock', { count: stockQuantity }) };
}

/** Returns true if a visitor can buy a product with this stock. */
export function isBuyable({ stockStatus }: StockFacts): boolean {
	return stockStatus !== 'OUT_OF_STOCK';
}
