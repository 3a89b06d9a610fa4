import type { Lists } from './connections';

/** The lists that WooGraphQL has beside WPGraphQL's own. */
export const SHOP_LISTS: Readonly<Record<string, Lists>> = {
	CartItem: {
		any: 'lines of a cart',
	},
	CouponLine: {
		any: 'coupons of an order',
		lists: {
			OrderToCouponLine: 'coupons of an order',
		},
	},
	DownloadableItem: {
		any: 'bought files',
		lists: {
			CustomerToDownloadableItem: 'files that a customer bought',
			OrderToDownloadableItem: 'files of an order',
		},
	},
	GlobalProductAttribute: {
		any: 'attributes that the shop has for all products',
		lists: {
			ProductWithAttributesToGlobalProductAttribute:
				'attributes that the shop has for all products',
		},
	},
	LineItem: {
		any: 'lines of an order',
		lists: {
			OrderToLineItem: 'lines of an order',
		},
	},
	LocalProductAttribute: {
		any: "a product's own attributes",
		lists: {
			ProductWithAttributesToLocalProductAttribute: "a product's own attributes",
		},
	},
	MediaItem: {
		lists: {
			ProductToMediaItem: 'pictures of a product',
		},
	},
	Order: {
		any: 'orders of a customer',
		lists: {
			CustomerToOrder: 'orders of a customer',
			RootQueryToOrder: 'orders of the shop',
		},
	},
	PaymentGateway: {
		any: 'payment methods',
		lists: {
			RootQueryToPaymentGateway: 'payment methods',
		},
	},
	Product: {
		any: 'products of the shop',
		lists: {
			ProductToProduct: 'products related to a product',
			ProductToUpsell: 'upsells of a product',
			SimpleProductToProduct: 'cross-sells of a product',
			VariableProductToProduct: 'cross-sells of a product',
			ProductCategoryToProduct: 'products of a category',
			ProductTagToProduct: 'products of a tag',
		},
		links: {
			ProductVariationToProduct: 'the product of a variation',
			LineItemToProduct: 'the product of a line',
		},
	},
	ProductAttribute: {
		any: 'attributes of a product',
		lists: {
			ProductWithAttributesToProductAttribute: 'attributes of a product',
		},
	},
	ProductCategory: {
		any: 'categories of a product',
		lists: {
			ProductToProductCategory: 'categories of a product',
			ProductCategoryToProductCategory: 'children of a category',
			ProductCategoryToAncestorsProductCategory: 'ancestors of a category',
			RootQueryToProductCategory: 'categories of products',
		},
		links: {
			ProductCategoryToParentProductCategory: 'the parent of a category',
		},
	},
	ProductTag: {
		any: 'tags of a product',
		lists: {
			ProductToProductTag: 'tags of a product',
			RootQueryToProductTag: 'tags of products',
		},
	},
	ProductUnion: {
		any: 'products of a group',
		lists: {
			GroupProductToProductUnion: 'products of a group',
		},
	},
	ProductVariation: {
		any: 'variations of a product',
		lists: {
			ProductWithVariationsToProductVariation: 'variations of a product',
		},
		links: {
			LineItemToProductVariation: 'the variation of a line',
		},
	},
	TaxLine: {
		any: 'taxes of an order',
		lists: {
			OrderToTaxLine: 'taxes of an order',
		},
	},
	TermNode: {
		lists: {
			GlobalProductAttributeToTermNode: 'terms of an attribute',
			ProductToTermNode: 'terms of a product',
		},
	},
	VariationAttribute: {
		any: 'default attributes of a product',
		lists: {
			ProductWithAttributesToVariationAttribute: 'default attributes of a product',
			ProductVariationToVariationAttribute: 'attributes of a variation',
		},
	},
};
