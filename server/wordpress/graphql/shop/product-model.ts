import type { PostRecord } from '@outrigger/formats/model/records';
import type { OfferRecord } from '@outrigger/formats/model/shop-records';
import type { Stock } from '@outrigger/rules/shop/quantity';
import { type ProductPost, productOf, stockOf } from '../../shop/offers';
import type { GraphQLContext } from '../context';
import { pricesOf } from './money-field';

/** A post of type `product` with the shop's data about it. */
export const withProduct = (post: PostRecord): ProductPost => ({
	...post,
	product: productOf(post),
});

/** The offers of a product: itself, or its variations. */
export function offersOf(post: PostRecord): OfferRecord[] {
	const product = productOf(post);
	return product.kind === 'variable' ? product.variations : [product];
}

/** A price of each variation of a product, or of the product itself, in cents. */
export function allPrices(
	post: PostRecord,
	kind: 'price' | 'regularPrice' | 'salePrice',
	context: GraphQLContext,
): number[] {
	return offersOf(post).flatMap((offer) => pricesOf(offer, context)[kind] ?? []);
}

/** True where an offer of a product costs less than usual now. */
export const isProductOnSale = (post: PostRecord, context: GraphQLContext): boolean =>
	allPrices(post, 'salePrice', context).length > 0;

/** The stocks of all offers of a product. */
export function stocksOf(post: PostRecord, { shop }: GraphQLContext): Stock[] {
	const own = withProduct(post);
	const { kind, variations } = own.product;
	const offered = kind === 'variable' ? variations : [null];
	return offered.map((variation) => stockOf({ post: own, variation }, shop.sold()));
}

/** WooCommerce's name of a stock status. */
export function stockStatus({ isInStock, allowsBackorders }: Stock): string {
	if (isInStock) return 'IN_STOCK';
	return allowsBackorders ? 'ON_BACKORDER' : 'OUT_OF_STOCK';
}

/** The stock status of a whole product: that of its best variation. */
export function productStockStatus(post: PostRecord, context: GraphQLContext): string {
	const words = stocksOf(post, context).map(stockStatus);
	const best = ['IN_STOCK', 'ON_BACKORDER'].find((word) => words.includes(word));
	return best ?? 'OUT_OF_STOCK';
}

/** Ratings of a product's reviews. */
export function ratingsOf(post: PostRecord, { store }: GraphQLContext): number[] {
	return store.commentsOf(post.databaseId).flatMap(({ rating }) => rating ?? []);
}

/** Mean of its ratings with two digits, as WooCommerce keeps it; 0 for none. */
export function averageRating(post: PostRecord, context: GraphQLContext): number {
	const ratings = ratingsOf(post, context);
	const sum = ratings.reduce((all, rating) => all + rating, 0);
	return ratings.length === 0 ? 0 : Math.round((sum / ratings.length) * 100) / 100;
}
