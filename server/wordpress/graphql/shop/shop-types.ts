import type { GatewayRecord } from '@outrigger/formats/model/shop-records';
import type { ResolverMap } from '../resolvers/site-types';
import { termFields, termHierarchyFields } from '../resolvers/term-fields';
import { attributeFields, chosenFields } from './attribute-fields';
import { appliedCouponFields, cartFields, cartItemFields, cartTaxFields } from './cart-fields';
import { cartMutations } from './cart-mutations';
import { checkoutMutations } from './checkout-mutations';
import {
	couponLineFields,
	customerFields,
	lineItemFields,
	orderFields,
	taxLineFields,
} from './order-fields';
import { productFields } from './product-fields';
import { productTermFields } from './product-term-fields';
import { reviewMutations } from './review-mutations';
import { shopQueries } from './shop-queries';
import { variationFields } from './variation-fields';

const always = (name: string) => ({ __resolveType: () => name });

/** Resolvers of all types of WooGraphQL. `buildSiteSchema` drops fields that the schema does not have. */
export const shopTypes: ResolverMap = {
	RootQuery: shopQueries,
	RootMutation: { ...cartMutations, ...checkoutMutations, ...reviewMutations },
	SimpleProduct: productFields,
	VariableProduct: productFields,
	SimpleProductVariation: variationFields,
	VariationAttribute: chosenFields,
	SimpleAttribute: chosenFields,
	LocalProductAttribute: attributeFields,
	ProductCategory: { ...termFields, ...termHierarchyFields, ...productTermFields('product_cat') },
	ProductTag: { ...termFields, ...productTermFields('product_tag') },
	Cart: cartFields,
	CartTax: cartTaxFields,
	SimpleCartItem: cartItemFields,
	AppliedCoupon: appliedCouponFields,
	Customer: customerFields,
	Order: orderFields,
	LineItem: lineItemFields,
	CouponLine: couponLineFields,
	TaxLine: taxLineFields,
	PaymentGateway: {
		icon: () => null,
		description: (one: GatewayRecord) => one.description || null,
	},
	CartItem: always('SimpleCartItem'),
	Attribute: always('VariationAttribute'),
	ProductAttribute: always('LocalProductAttribute'),
	CartError: {
		__resolveType: (error: { code?: string }) =>
			'code' in error ? 'CouponError' : 'CartItemError',
	},
};
