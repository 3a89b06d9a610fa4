/** What WooGraphQL tells of a stock. */
export interface StockFacts {
	stockStatus?: string | null;
	stockQuantity?: number | null;
}

/** How a stock is said, and WooCommerce's class for it; null where there is nothing to say. */
export function stockText({
	stockStatus,
	stockQuantity,
}: StockFacts): { className: string; text: string } | null {
	if (stockStatus === 'OUT_OF_STOCK') return { className: 'out-of-stock', text: 'Out of stock' };
	if (stockStatus === 'ON_BACKORDER') {
		return { className: 'available-on-backorder', text: 'Available on backorder' };
	}
	// Without a count WooCommerce says nothing: what may be bought is simply there.
	if (stockStatus !== 'IN_STOCK' || !stockQuantity || stockQuantity < 0) return null;
	return { className: 'in-stock', text: `${stockQuantity} in stock` };
}

/** Whether a stock lets somebody buy. */
export function isBuyable({ stockStatus }: StockFacts): boolean {
	return stockStatus !== 'OUT_OF_STOCK';
}
