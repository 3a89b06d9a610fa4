import type { CurrentNode } from '../../../elements/context/current-node';
import type { ServerSetting } from '../../../elements/testing/render-on-server';
import type { GraphQLRequest } from '../../../wordpress/server-client';

/** A connection in the form of WooGraphQL's answers. */
export const listOf = (typename: string, nodes: readonly object[]) => ({
	__typename: typename,
	nodes,
});

const NOTHING = {
	rawPrice: null,
	rawRegularPrice: null,
	rawSalePrice: null,
	manageStock: null,
	backordersAllowed: false,
	soldIndividually: false,
	addOns: null,
	image: null,
};

/** A product without choices; a test's fields override these. */
export const simpleProduct = (more: object = {}) => ({
	__typename: 'SimpleProduct',
	...NOTHING,
	id: 'product:7',
	databaseId: 7,
	type: 'SIMPLE',
	name: 'Chart of the coast',
	slug: 'chart',
	uri: '/product/chart/',
	sku: 'SN-CHART',
	description: '<p>Drawn at the long table.</p>',
	shortDescription: '<p>All six places.</p>',
	onSale: false,
	purchasable: true,
	averageRating: 0,
	reviewCount: 0,
	reviewsAllowed: true,
	dateOnSaleTo: null,
	price: '€18.00',
	regularPrice: '€18.00',
	salePrice: null,
	stockStatus: 'IN_STOCK',
	stockQuantity: 60,
	weight: null,
	length: null,
	width: null,
	height: null,
	galleryImages: listOf('ProductToMediaItemConnection', []),
	productCategories: listOf('ProductToProductCategoryConnection', []),
	productTags: listOf('ProductToProductTagConnection', []),
	attributes: listOf('ProductWithAttributesToProductAttributeConnection', []),
	defaultAttributes: listOf('ProductWithAttributesToVariationAttributeConnection', []),
	...more,
});

const attribute = (name: string, options: readonly string[], isVariation: boolean) => ({
	__typename: 'LocalProductAttribute',
	id: name,
	name,
	label: name,
	options,
	visible: true,
	variation: isVariation,
	scope: 'LOCAL',
});

const variation = (databaseId: number, size: string, more: object = {}) => ({
	__typename: 'SimpleProductVariation',
	...NOTHING,
	id: `variation:${databaseId}`,
	databaseId,
	name: `Dry bag - ${size}`,
	sku: null,
	description: null,
	onSale: false,
	purchasable: true,
	price: '€24.00',
	regularPrice: '€24.00',
	salePrice: null,
	stockStatus: 'IN_STOCK',
	stockQuantity: 3,
	attributes: listOf('ProductVariationToVariationAttributeConnection', [
		{ __typename: 'VariationAttribute', name: 'Size', label: 'Size', value: size },
	]),
	...more,
});

/** A product in three sizes, of which the last is out of stock. */
export const variableProduct = (more: object = {}) =>
	simpleProduct({
		__typename: 'VariableProduct',
		type: 'VARIABLE',
		name: 'Dry bag',
		price: '€24.00 - €44.50',
		regularPrice: '€24.00 - €44.50',
		stockQuantity: null,
		attributes: listOf('ProductWithAttributesToProductAttributeConnection', [
			attribute('Size', ['10 litres', '20 litres', '40 litres'], true),
			attribute('Material', ['Tarpaulin'], false),
		]),
		variations: listOf('ProductWithVariationsToProductVariationConnection', [
			variation(71, '10 litres'),
			variation(72, '20 litres', { price: '€28.00', stockQuantity: null }),
			variation(73, '40 litres', { stockStatus: 'OUT_OF_STOCK' }),
		]),
		...more,
	});

/** A page about a product, with a shop whose answers contain this product and lists of it. */
export function shopSetting(
	product: ReturnType<typeof simpleProduct>,
	reviews: readonly object[] = [],
): ServerSetting {
	return {
		hasShop: true,
		node: {
			databaseId: product.databaseId,
			contentTypeName: 'product',
			title: product.name,
		} as CurrentNode,
		execute: async ({ operationName }: GraphQLRequest) => {
			const { id, averageRating, reviewCount } = product;
			const related = { ...product, id: 'product:related', databaseId: 1, name: 'Oilskin hat' };
			switch (operationName) {
				case 'ShopProducts':
					return {
						data: {
							products: {
								...listOf('RootQueryToProductConnection', [product]),
								found: 1,
								pageInfo: {
									__typename: 'RootQueryToProductConnectionPageInfo',
									hasNextPage: false,
									hasPreviousPage: false,
									startCursor: null,
									endCursor: null,
								},
							},
						},
					};
				case 'ShopNeighbours':
					return {
						data: {
							product: {
								...product,
								related: listOf('ProductToProductConnection', [product, related]),
								upsell: listOf('ProductToUpsellConnection', [product]),
							},
						},
					};
				case 'ShopReviews':
					return {
						data: {
							product: {
								__typename: product.__typename,
								id,
								averageRating,
								reviewCount,
								reviews: {
									__typename: 'ProductToCommentConnection',
									averageRating,
									pageInfo: {
										__typename: 'ProductToCommentConnectionPageInfo',
										hasNextPage: false,
										endCursor: null,
									},
									edges: reviews,
								},
							},
						},
					};
				default:
					return { data: { product } };
			}
		},
	};
}
