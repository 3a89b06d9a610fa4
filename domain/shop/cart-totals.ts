import { allocate } from './allocate';

/** One line of a cart as it is counted. */
export interface PricedLine {
	/** What one costs, in cents. */
	unitPrice: number;
	/** How many, from 1. */
	quantity: number;
	/** Hundredths of a percent, 2200 for 22 %; 0 for what is not taxed. */
	taxRate: number;
}

/** A coupon as it is counted. */
export interface PricedCoupon {
	code: string;
	kind: 'percent' | 'fixed_cart';
	/** Hundredths of a percent, or cents. */
	amount: number;
}

/** Whether prices are written with their tax. */
export interface TaxRules {
	pricesIncludeTax: boolean;
}

/** What one line comes to, in cents; everything without its tax, which stands beside it. */
export interface LineTotals {
	subtotal: number;
	subtotalTax: number;
	total: number;
	totalTax: number;
}

/** What a cart comes to, in cents. */
export interface CartTotals {
	lines: LineTotals[];
	/** What each coupon takes off, without tax, and the tax on that; in the order of the coupons. */
	coupons: { code: string; discount: number; discountTax: number }[];
	subtotal: number;
	subtotalTax: number;
	discount: number;
	discountTax: number;
	/** Taxes by rate, the lowest rate first. */
	taxes: { taxRate: number; amount: number }[];
	totalTax: number;
	/** What is to be paid, with tax. */
	total: number;
}

const WHOLE = 10_000;
const sumOf = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Half a cent counts up. */
function rounded(numerator: bigint, denominator: bigint): number {
	return Number((numerator * 2n + denominator) / (denominator * 2n));
}

/** The tax in a sum that is written as the shop writes prices. */
function taxOf(amount: number, rate: number, { pricesIncludeTax }: TaxRules): number {
	const base = pricesIncludeTax ? WHOLE + rate : WHOLE;
	return rounded(BigInt(amount) * BigInt(rate), BigInt(base));
}

/** A sum as the shop writes prices, parted into what is not tax and what is. */
function part(amount: number, rate: number, rules: TaxRules): { net: number; tax: number } {
	const tax = taxOf(amount, rate, rules);
	return { net: rules.pricesIncludeTax ? amount - tax : amount, tax };
}

/** What a coupon takes off a sum: never more than there is. */
export function discountOf({ kind, amount }: PricedCoupon, sum: number): number {
	if (kind === 'fixed_cart') return Math.min(amount, sum);
	return Math.min(sum, rounded(BigInt(sum) * BigInt(amount), BigInt(WHOLE)));
}

/**
 * Counts a cart: lines, then coupons one after the other on what is left, then taxes line by line. Coupons are parted
 * among lines by what these still cost, to the cent; no line falls below zero.
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
	// What lines and coupons say must add up, whatever was rounded: tax of a coupon is its share of all of it.
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
