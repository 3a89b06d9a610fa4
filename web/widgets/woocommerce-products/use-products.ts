import { skipToken, useSuspenseQuery } from '@apollo/client/react';
import type { UnionFields } from '@outrigger/rules/values/union-fields';
import { useCurrentNode } from '../../elements/context/current-node';
import { useCurrentPage } from '../../elements/context/current-page';
import {
	type ProductCard_ProductFragment,
	ShopNeighboursDocument,
	type ShopNeighboursQuery,
	ShopProductsDocument,
} from '../../wordpress/shop/products.shop.generated';
import { whereOf } from './product-query';
import type { ProductsSettings } from './settings';
import type { ListPlace } from './use-list-place';

/** A product with the fields that a card shows. */
export type CardProduct = UnionFields<ProductCard_ProductFragment>;

/** The largest number of entries that WPGraphQL gives at once; a page of a list cannot be longer. */
const MOST = 100;

interface ProductList {
	products: readonly CardProduct[];
	/** The number of products on all pages. */
	total: number;
}

/** Requests the products of a list; returns an empty list if WordPress has none. */
export function useProducts(
	settings: ProductsSettings,
	type: string,
	isArchive: boolean,
	place: ListPlace,
): ProductList {
	const node = useCurrentNode();
	const { archive, search } = useCurrentPage();
	const kin = kinOf(type, settings);
	const { data: lists } = useSuspenseQuery(
		ShopNeighboursDocument,
		kin && node?.contentTypeName === 'product'
			? {
					variables: {
						id: `${node.databaseId}`,
						idType: 'DATABASE_ID' as const,
						first: within(settings.posts_per_page),
					},
				}
			: skipToken,
	);
	const last = Math.min(place.page * place.perPage, MOST);
	const { data } = useSuspenseQuery(
		ShopProductsDocument,
		kin
			? skipToken
			: {
					variables: {
						first: last,
						where: whereOf(settings, place, isArchive ? { archive, search } : null),
					},
				},
	);
	if (kin) {
		const products = neighboursOf(kin, lists?.product ?? null);
		return { products, total: products.length };
	}
	const nodes = data?.products?.nodes ?? [];
	return {
		products: nodes.slice((place.page - 1) * place.perPage, last),
		total: Math.min(data?.products?.found ?? nodes.length, MOST),
	};
}

/** WooCommerce omits the shop's own suggestions from the related products, because the page shows both lists. */
function neighboursOf(kin: 'related' | 'upsell', product: ShopNeighboursQuery['product']) {
	const named = product?.upsell?.nodes ?? [];
	if (kin === 'upsell') return named;
	const ids = new Set(named.map(({ id }) => id));
	return (product?.related?.nodes ?? []).filter(({ id }) => !ids.has(id));
}

/** Returns the kind of related list that the widget shows for the page's product; null for a widget with a query. */
function kinOf(type: string, { query_post_type }: ProductsSettings): 'related' | 'upsell' | null {
	if (type === 'woocommerce-product-related' || query_post_type === 'related_products') {
		return 'related';
	}
	return type === 'woocommerce-product-upsell' || query_post_type === 'upsells' ? 'upsell' : null;
}

function within(count: number): number {
	return Math.min(Math.max(Math.trunc(count), 1), MOST);
}
