import { allocate } from './allocate';

/** A line of a cart, as input for the totals. */
export interface PricedLine {
	/** The price of one item, in cents. */
	unitPrice: number;
	/** The number of items, from 1. */
	quantity: number;
	/** Hundredths of a percent, 2200 for 22 %; 0 for an untaxed product. */
	taxRate: number;
}

/** A coupon, as input for the totals. */
export interface PricedCoupon {
	code: string;
	kind: 'percent' | 'fixed_cart';
	/** In hundredths of a percent, or in cents. */
	amount: number;
}

/** `pricesIncludeTax` is true where the shop's prices include their tax. */
export interface TaxRules {
	pricesIncludeTax: boolean;
}

/** The totals of a line, in cents. Net amounts and their taxes are separate. */
export interface LineTotals {
	subtotal: number;
	subtotalTax: number;
	total: number;
	totalTax: number;
}

/** The totals of a cart, in cents. */
export interface CartTotals {
	lines: LineTotals[];
	/** The net discount of each coupon and the tax on it; in the order of the coupons. */
	coupons: { code: string; discount: number; discountTax: number }[];
	subtotal: number;
	subtotalTax: number;
	discount: number;
	discountTax: number;
	/** Taxes by rate, the lowest rate first. */
	taxes: { taxRate: number; amount: number }[];
	totalTax: number;
	/** The amount to pay, with tax. */
	total: number;
}

const WHOLE = 10_000;
const sumOf = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Rounds half a cent up. */
function rounded(numerator: bigint, denominator: bigint): number {
	return Number((numerator * 2n + denominator) / (denominator * 2n));
}

/** The tax of an amount in the shop's price format. */
function taxOf(amount: number, rate: number, { pricesIncludeTax }: TaxRules): number {
	const base = pricesIncludeTax ? WHOLE + rate : WHOLE;
	return rounded(BigInt(amount) * BigInt(rate), BigInt(base));
}

/** Splits an amount in the shop's price format into net and tax. */
function part(amount: number, rate: number, rules: TaxRules): { net: number; tax: number } {
	const tax = taxOf(amount, rate, rules);
	return { net: rules.pricesIncludeTax ? amount - tax : amount, tax };
}

/** The discount of a coupon on a sum, at most the sum itself. */
export function discountOf({ kind, amount }: PricedCoupon, sum: number): number {
	if (kind === 'fixed_cart') return Math.min(amount, sum);
	return Math.min(sum, rounded(BigInt(sum) * BigInt(amount), BigInt(WHOLE)));
}

/**
 * Calculates a cart: the lines, then the coupons one after the other on the remaining sum, then the taxes per line.
 * Each coupon is divided among the lines by their remaining price, to the cent; no line falls below zero.
 */
export function countCart(
	lines: readonly PricedLine[],
	coupons: readonly PricedCoupon[],
	rules: TaxRules,
): CartTotals {
	const before = lines.map(({ unitPrice, quantity }) => unitPrice * quantity);
	let left = before;
	const taken: number[][] = [];
	for (const coupon of coupons) {
		const parts = allocate(discountOf(coupon, sumOf(left)), left);
		taken.push(parts);
		left = left.map((amount, at) => amount - (parts[at] ?? 0));
	}
	const counted = lines.map(({ taxRate }, at): LineTotals => {
		const full = part(before[at] ?? 0, taxRate, rules);
		const paid = part(left[at] ?? 0, taxRate, rules);
		return { subtotal: full.net, subtotalTax: full.tax, total: paid.net, totalTax: paid.tax };
	});
	const totalOf = (key: keyof LineTotals) => sumOf(counted.map((line) => line[key]));
	const subtotal = totalOf('subtotal');
	const subtotalTax = totalOf('subtotalTax');
	const discountTax = subtotalTax - totalOf('totalTax');
	const discount = subtotal - totalOf('total');
	const amounts = taken.map((parts) => sumOf(parts));
	// The taxes on the discounts must add up in the lines as well as in the coupons, despite rounding. So each coupon
	// gets a share of the total discount tax.
	const taxShares = allocate(discountTax, amounts);
	return {
		lines: counted,
		coupons: coupons.map(({ code }, at) => {
			const tax = taxShares[at] ?? 0;
			const amount = amounts[at] ?? 0;
			return {
				code,
				discount: rules.pricesIncludeTax ? amount - tax : amount,
				discountTax: tax,
			};
		}),
		subtotal,
		subtotalTax,
		discount,
		discountTax,
		taxes: taxesOf(lines, counted),
		totalTax: totalOf('totalTax'),
		total: totalOf('total') + totalOf('totalTax'),
	};
}

function taxesOf(lines: readonly PricedLine[], counted: readonly LineTotals[]) {
	const amounts = new Map<number, number>();
	for (const [at, { taxRate }] of lines.entries()) {
		if (taxRate === 0) continue;
		amounts.set(taxRate, (amounts.get(taxRate) ?? 0) + (counted[at]?.totalTax ?? 0));
	}
	return [...amounts]
		.map(([taxRate, amount]) => ({ taxRate, amount }))
		.sort((one, other) => one.taxRate - other.taxRate);
}
