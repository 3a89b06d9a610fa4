import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate } from './allocate';
import { countCart, discountOf, type PricedCoupon, type PricedLine } from './cart-totals';

const line = fc.record<PricedLine>({
	unitPrice: fc.integer({ min: 0, max: 10_000_000 }),
	quantity: fc.integer({ min: 1, max: 9_999 }),
	taxRate: fc.constantFrom(0, 400, 1000, 2200, 10_000),
});
const coupon = fc.oneof(
	fc.record<PricedCoupon>({
		code: fc.string(),
		kind: fc.constant('percent'),
		amount: fc.integer({ min: 0, max: 10_000 }),
	}),
	fc.record<PricedCoupon>({
		code: fc.string(),
		kind: fc.constant('fixed_cart'),
		amount: fc.integer({ min: 0, max: 100_000_000 }),
	}),
);
const cart = fc.record({
	lines: fc.array(line, { maxLength: 12 }),
	coupons: fc.array(coupon, { maxLength: 4 }),
	pricesIncludeTax: fc.boolean(),
});
const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

/** Runs a check over random carts. */
const always = (check: (totals: ReturnType<typeof countCart>, given: PricedLine[]) => void) =>
	fc.assert(
		fc.property(cart, ({ lines, coupons, pricesIncludeTax }) => {
			check(countCart(lines, coupons, { pricesIncludeTax }), lines);
		}),
	);

describe('a cart', () => {
	it('is counted in whole cents, none of them below zero', () => {
		always(({ lines, coupons, taxes, ...sums }) => {
			const all = [
				...Object.values(sums),
				...lines.flatMap((one) => Object.values(one)),
				...coupons.flatMap(({ discount, discountTax }) => [discount, discountTax]),
				...taxes.map(({ amount }) => amount),
			];
			for (const cents of all) {
				expect(Number.isSafeInteger(cents)).toBe(true);
				expect(cents).toBeGreaterThanOrEqual(0);
			}
		});
	});

	it('adds up: lines to totals, taxes to the tax, coupons to the discount', () => {
		always((totals) => {
			const { lines, coupons, taxes } = totals;
			expect(sum(lines.map(({ subtotal }) => subtotal))).toBe(totals.subtotal);
			expect(sum(lines.map(({ totalTax }) => totalTax))).toBe(totals.totalTax);
			expect(sum(taxes.map(({ amount }) => amount))).toBe(totals.totalTax);
			expect(sum(coupons.map(({ discount }) => discount))).toBe(totals.discount);
			expect(sum(coupons.map(({ discountTax }) => discountTax))).toBe(totals.discountTax);
			expect(totals.subtotal + totals.subtotalTax - totals.discount - totals.discountTax).toBe(
				totals.total,
			);
		});
	});

	it('costs the sum of its price tags where these include tax and there is no coupon', () => {
		fc.assert(
			fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
				const { total } = countCart(lines, [], { pricesIncludeTax: true });
				expect(total).toBe(sum(lines.map(({ unitPrice, quantity }) => unitPrice * quantity)));
			}),
		);
	});

	it('never costs more with a coupon than without', () => {
		fc.assert(
			fc.property(cart, coupon, ({ lines, coupons, pricesIncludeTax }, another) => {
				const with_ = countCart(lines, [...coupons, another], { pricesIncludeTax });
				const without = countCart(lines, coupons, { pricesIncludeTax });
				expect(with_.total).toBeLessThanOrEqual(without.total);
			}),
		);
	});

	it('does not depend on how the same things are ordered', () => {
		fc.assert(
			fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), fc.boolean(), (lines, taxed) => {
				const rules = { pricesIncludeTax: taxed };
				expect(countCart(lines.toReversed(), [], rules).total).toBe(
					countCart(lines, [], rules).total,
				);
			}),
		);
	});
});

describe('a cart by hand', () => {
	const gear = { unitPrice: 1999, quantity: 3, taxRate: 2200 };

	it('splits prices that include tax', () => {
		const totals = countCart([gear], [], { pricesIncludeTax: true });
		// 59.97 / 1.22 = 49.155…
		expect(totals).toMatchObject({
			subtotal: 4916,
			subtotalTax: 1081,
			totalTax: 1081,
			total: 5997,
		});
		expect(totals.taxes).toEqual([{ taxRate: 2200, amount: 1081 }]);
	});

	it('adds tax to prices that exclude it', () => {
		const totals = countCart([gear], [], { pricesIncludeTax: false });
		// 59.97 × 0.22 = 13.1934
		expect(totals).toMatchObject({ subtotal: 5997, totalTax: 1319, total: 7316 });
	});

	it('lists no tax for untaxed products, and lists even the smallest rate', () => {
		const rates = (taxRate: number) =>
			countCart([{ ...gear, taxRate }], [], { pricesIncludeTax: false }).taxes;
		expect(rates(0)).toEqual([]);
		// 59.97 × 0.0001 = 0.005997
		expect(rates(1)).toEqual([{ taxRate: 1, amount: 1 }]);
	});

	it('lists the taxes by their rate, the lowest first, for any order of the lines', () => {
		const lines = [2200, 400, 1000].map((taxRate) => ({ ...gear, taxRate }));
		const { taxes } = countCart(lines, [], { pricesIncludeTax: false });
		expect(taxes.map(({ taxRate }) => taxRate)).toEqual([400, 1000, 2200]);
	});

	it('rounds half a cent up', () => {
		const half = { unitPrice: 5, quantity: 1, taxRate: 1000 };
		expect(countCart([half], [], { pricesIncludeTax: false }).totalTax).toBe(1);
		expect(discountOf({ code: 'x', kind: 'percent', amount: 1000 }, 5)).toBe(1);
		expect(discountOf({ code: 'x', kind: 'percent', amount: 1000 }, 4)).toBe(0);
	});

	it('takes coupons one after the other, the second on the rest after the first', () => {
		const percent: PricedCoupon = { code: 'half', kind: 'percent', amount: 5000 };
		const fixed: PricedCoupon = { code: 'ten', kind: 'fixed_cart', amount: 1000 };
		const one = { unitPrice: 10_000, quantity: 1, taxRate: 0 };
		expect(countCart([one], [percent, fixed], { pricesIncludeTax: true }).total).toBe(4000);
		expect(countCart([one], [fixed, percent], { pricesIncludeTax: true }).total).toBe(4500);
		expect(countCart([one], [percent, percent], { pricesIncludeTax: true }).total).toBe(2500);
	});

	it('takes no more off than the sum', () => {
		const huge: PricedCoupon = { code: 'all', kind: 'fixed_cart', amount: 99_999 };
		const totals = countCart([gear], [huge], { pricesIncludeTax: true });
		expect(totals).toMatchObject({ total: 0, totalTax: 0, discount: 4916, discountTax: 1081 });
	});
});

describe('a sum that is split', () => {
	it('adds up again, and no part is larger than its weight', () => {
		fc.assert(
			fc.property(
				fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 20 }),
				fc.double({ min: 0, max: 1, noNaN: true }),
				(weights, share) => {
					const amount = Math.floor(sum(weights) * share);
					const parts = allocate(amount, weights);
					expect(sum(parts)).toBe(amount);
					for (const [at, part] of parts.entries()) {
						expect(part).toBeGreaterThanOrEqual(0);
						if (amount > 0) expect(part).toBeLessThanOrEqual(weights[at] ?? 0);
					}
				},
			),
		);
	});

	it('gives the odd cents to the largest remainders, the first of equal ones first', () => {
		expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
		expect(allocate(10, [1, 2, 0])).toEqual([3, 7, 0]);
		expect(allocate(7, [0, 0])).toEqual([7, 0]);
		expect(allocate(0, [])).toEqual([]);
	});
});
