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
		any: 'files that were bought',
		lists: {
			CustomerToDownloadableItem: 'files that a customer bought',
			OrderToDownloadableItem: 'files of an order',
		},
	},
	GlobalProductAttribute: {
		any: 'attributes that the shop has for all',
		lists: {
			ProductWithAttributesToGlobalProductAttribute: 'attributes that the shop has for all',
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
		any: 'ways to pay',
		lists: {
			RootQueryToPaymentGateway: 'ways to pay',
		},
	},
	Product: {
		any: 'products of the shop',
		lists: {
			ProductToProduct: 'products related to a product',
			ProductToUpsell: 'products to be chosen instead',
			SimpleProductToProduct: 'products to be bought as well',
			VariableProductToProduct: 'products to be bought as well',
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
			ProductCategoryToProductCategory: 'categories below a category',
			ProductCategoryToAncestorsProductCategory: 'categories above a category',
			RootQueryToProductCategory: 'categories of products',
		},
		links: {
			ProductCategoryToParentProductCategory: 'the category above a category',
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
		any: 'what is chosen before anybody chooses',
		lists: {
			ProductWithAttributesToVariationAttribute: 'what is chosen before anybody chooses',
			ProductVariationToVariationAttribute: 'what is chosen by a variation',
		},
	},
};
