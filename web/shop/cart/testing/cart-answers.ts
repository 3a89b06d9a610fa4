import { listOf } from '../../product/testing/shop-answers';

interface Line {
	key: string;
	name?: string;
	quantity: number;
	/** The number of pieces in stock; null if the shop does not count them. */
	stock?: number | null;
	isGone?: boolean;
}

/** Money of a fake shop: every piece costs ten. */
const money = (pieces: number) => `€${pieces * 10}.00`;

const product = ({ key, name = 'Chart', stock = null }: Line) => ({
	__typename: 'SimpleProduct',
	id: `product:${key}`,
	databaseId: 7,
	type: 'SIMPLE',
	name,
	slug: key,
	uri: `/product/${key}/`,
	sku: null,
	image: null,
	price: money(1),
	regularPrice: money(1),
	salePrice: null,
	rawPrice: '10',
	rawRegularPrice: '10',
	rawSalePrice: null,
	stockStatus: 'IN_STOCK',
	stockQuantity: stock,
	manageStock: 'TRUE',
	backordersAllowed: false,
	soldIndividually: false,
});

/** A cart as WooGraphQL answers with it. */
export function cartAnswer(lines: readonly Line[], coupons: readonly string[] = []) {
	const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
	return {
		__typename: 'Cart',
		isEmpty: lines.length === 0,
		subtotal: money(pieces),
		subtotalTax: money(0),
		discountTotal: money(0),
		discountTax: money(0),
		contentsTotal: money(pieces),
		shippingTotal: money(0),
		feeTotal: money(0),
		total: money(pieces),
		totalTax: money(0),
		rawSubtotal: `${pieces * 10}`,
		rawDiscountTotal: '0',
		rawShippingTotal: '0',
		rawFeeTotal: '0',
		rawTotal: `${pieces * 10}`,
		displayPricesIncludeTax: true,
		needsShippingAddress: false,
		totalTaxes: [],
		appliedCoupons: coupons.map((code) => ({
			__typename: 'AppliedCoupon',
			code,
			description: null,
			discountAmount: money(1),
			discountAmountWithTax: money(1),
		})),
		contents: {
			...listOf(
				'CartToCartItemConnection',
				lines.map((line) => ({
					__typename: 'SimpleCartItem',
					id: `item:${line.key}`,
					key: line.key,
					quantity: line.quantity,
					extraData: [],
					subtotal: money(line.quantity),
					total: money(line.quantity),
					rawSubtotal: `${line.quantity * 10}`,
					rawTotal: `${line.quantity * 10}`,
					product: {
						__typename: 'CartItemToProductConnectionEdge',
						simpleVariations: [],
						node: line.isGone ? null : product(line),
					},
					variation: null,
				})),
			),
			itemCount: pieces,
			productCount: lines.length,
		},
	};
}
