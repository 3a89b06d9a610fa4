import type { CountedCart, CountedCoupon, CountedLine } from '../../shop/count';
import { isCarried, needsAddress, shopOf } from '../../shop/count';
import { singleEdge } from '../connection/connection';
import { listConnection } from '../connection/list-connection';
import type { PagingArgs } from '../connection/paging';
import type { GraphQLContext } from '../context';
import { chosenModels } from './attribute-fields';
import { type MoneyArgs, money, moneyField } from './money-field';

type Context = GraphQLContext;

/** Sums of lines are shown as the shop writes prices. */
const shown =
	<T>(net: (source: T) => number, tax: (source: T) => number) =>
	(source: T, args: MoneyArgs, context: Context) => {
		const withTax = shopOf(context).pricesIncludeTax;
		return money(net(source) + (withTax ? tax(source) : 0), args, context);
	};

const NOTHING = moneyField<unknown>(() => 0);

interface ExtraArgs {
	key?: string | null;
	keysIn?: readonly (string | null)[] | null;
}

/** `SimpleCartItem`. */
export const cartItemFields = {
	id: ({ key }: CountedLine) => Buffer.from(`cart_item:${key}`).toString('base64'),
	subtotal: shown<CountedLine>(
		({ totals }) => totals.subtotal,
		({ totals }) => totals.subtotalTax,
	),
	subtotalTax: moneyField<CountedLine>(({ totals }) => totals.subtotalTax),
	total: shown<CountedLine>(
		({ totals }) => totals.total,
		({ totals }) => totals.totalTax,
	),
	tax: moneyField<CountedLine>(({ totals }) => totals.totalTax),
	extraData: ({ extra }: CountedLine, { key, keysIn }: ExtraArgs) =>
		Object.entries(extra)
			.filter(([name]) => (key ? name === key : (keysIn?.includes(name) ?? true)))
			.map(([name, value]) => ({ id: null, key: name, value })),
	product: ({ offer: { post, variation }, attributes }: CountedLine) => {
		// The variation's edge carries the attributes that the variation fixes itself.
		const open = attributes.filter(({ name }) =>
			variation?.attributes.some((one) => one.name === name && one.value === ''),
		);
		return {
			...singleEdge(post),
			simpleVariations: chosenModels(open, post, post.databaseId),
		};
	},
	variation: ({ offer: { post, variation }, attributes }: CountedLine) =>
		variation && {
			...singleEdge({ variation, post }),
			attributes: chosenModels(attributes, post, variation.databaseId),
		},
};

interface CouponArgs extends MoneyArgs {
	excludeTax?: boolean | null;
}

/** `AppliedCoupon`. */
export const appliedCouponFields = {
	code: ({ coupon }: CountedCoupon) => coupon.code,
	description: ({ coupon }: CountedCoupon) => coupon.description || null,
	discountAmount: ({ discount, discountTax }: CountedCoupon, args: CouponArgs, context: Context) =>
		money(discount + (args.excludeTax === false ? discountTax : 0), args, context),
	discountTax: moneyField<CountedCoupon>(({ discountTax }) => discountTax),
};

/** `Cart`. */
export const cartFields = {
	subtotal: shown<CountedCart>(
		({ totals }) => totals.subtotal,
		({ totals }) => totals.subtotalTax,
	),
	subtotalTax: moneyField<CountedCart>(({ totals }) => totals.subtotalTax),
	discountTotal: moneyField<CountedCart>(({ totals }) => totals.discount),
	discountTax: moneyField<CountedCart>(({ totals }) => totals.discountTax),
	contentsTotal: shown<CountedCart>(
		({ totals }) => totals.subtotal - totals.discount,
		({ totals }) => totals.totalTax,
	),
	contentsTax: moneyField<CountedCart>(({ totals }) => totals.totalTax),
	total: moneyField<CountedCart>(({ totals }) => totals.total),
	totalTax: moneyField<CountedCart>(({ totals }) => totals.totalTax),
	// Nothing is shipped, and there are no fees.
	availableShippingMethods: () => null,
	chosenShippingMethods: () => [],
	shippingTotal: NOTHING,
	shippingTax: NOTHING,
	feeTotal: NOTHING,
	feeTax: NOTHING,
	needsShippingAddress: needsAddress,
	totalTaxes: ({ taxes }: CountedCart) =>
		taxes.map((tax, at) => ({ ...tax, id: `${tax.label}-${at + 1}` })),
	isEmpty: ({ lines }: CountedCart) => lines.length === 0,
	displayPricesIncludeTax: ({ shop }: CountedCart) => shop.pricesIncludeTax,
	appliedCoupons: ({ coupons }: CountedCart) => (coupons.length > 0 ? coupons : null),
	contents: (
		{ lines }: CountedCart,
		args: PagingArgs & { where?: { needsShipping?: boolean | null } | null },
		context: Context,
	) => {
		const wanted = args.where?.needsShipping ? lines.filter(isCarried) : lines;
		return {
			...listConnection(wanted, args, context.budget, ({ key }) => key),
			itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
			productCount: lines.length,
		};
	},
};

/** `CartTax`. */
export const cartTaxFields = {
	isCompound: () => false,
	amount: moneyField<{ amount: number }>(({ amount }) => amount),
};
