import { formatMoney, readMoneyFormat } from '@outrigger/rules/shop/money';
import type { Order_SummaryFragment } from '../../wordpress/shop/checkout.shop.generated';
import { priceText } from '../product/price-text';

/** The totals of an order as texts, in the shop's own format. */
export interface OrderSums {
	/** True if every sum includes the tax, as in the cart of such a shop; otherwise the tax has a separate line. */
	hasTax: boolean;
	/** The total of each line of the order. */
	lines: string[];
	subtotal: string;
	discount: string;
	/** Empty for none. */
	shipping: string;
}

type Amount = string | null | undefined;

/**
 * WooGraphQL gives lines, subtotal, discount and shipping of an order without tax. If the prices of the shop include
 * it, this function adds to each amount its tax, so that a receipt fits the cart. If a part is missing, the sums stay
 * without tax.
 */
export function orderSums(order: Order_SummaryFragment): OrderSums {
	const lines = order.lineItems?.nodes ?? [];
	const format = order.pricesIncludeTax ? readMoneyFormat(priceText(order.total)) : null;
	const amounts = [
		...lines.map((line) => cents(line.rawSubtotal, line.rawSubtotalTax)),
		cents(order.rawDiscountTotal, order.rawDiscountTax),
		cents(order.rawShippingTotal, order.rawShippingTax),
	];
	const isShipped = Number(order.rawShippingTotal) > 0;
	// A total with three decimals, `KD 1.250`, could be read as a thousand in a currency without decimals.
	const isExact = format?.hasCents || amounts.every((amount) => amount % 100 === 0);
	if (!format || !isExact || amounts.some(Number.isNaN)) {
		return {
			hasTax: false,
			lines: lines.map(({ subtotal }) => priceText(subtotal)),
			subtotal: priceText(order.subtotal),
			discount: priceText(order.discountTotal),
			shipping: isShipped ? priceText(order.shippingTotal) : '',
		};
	}
	const [shipping = 0, discount = 0, ...bought] = amounts.toReversed();
	const written = (amount: number) => formatMoney(amount, format);
	return {
		hasTax: true,
		lines: bought.toReversed().map(written),
		subtotal: written(bought.reduce((sum, amount) => sum + amount, 0)),
		discount: written(discount),
		shipping: isShipped ? written(shipping) : '',
	};
}

/** Converts plain numbers as WooCommerce stores them, `204.918033`, to whole cents; NaN if one is missing. */
function cents(amount: Amount, tax: Amount): number {
	return Math.round((Number(amount ?? Number.NaN) + Number(tax ?? Number.NaN)) * 100);
}
