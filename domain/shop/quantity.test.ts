import { describe, expect, it } from 'vitest';
import { MOST_OF_ONE, quantityFault, readQuantity, type Stock } from './quantity';

const PLENTY: Stock = {
	left: null,
	isInStock: true,
	allowsBackorders: false,
	soldIndividually: false,
};

describe('a quantity', () => {
	it.each<[number, Partial<Stock>, ReturnType<typeof quantityFault>]>([
		[1, {}, null],
		[0, {}, 'no-number'],
		[-1, {}, 'no-number'],
		[1.5, {}, 'no-number'],
		[Number.NaN, {}, 'no-number'],
		[MOST_OF_ONE, {}, null],
		[MOST_OF_ONE + 1, {}, 'too-many'],
		[1, { isInStock: false }, 'out-of-stock'],
		[1, { isInStock: false, allowsBackorders: true }, null],
		[3, { left: 3 }, null],
		[4, { left: 3 }, 'not-enough'],
		[4, { left: 3, allowsBackorders: true }, null],
		[2, { left: 1 }, 'not-enough'],
		[1, { left: 0 }, 'out-of-stock'],
		[1, { soldIndividually: true }, null],
		[2, { soldIndividually: true }, 'only-one'],
	])('of %j with %j is %j', (quantity, stock, fault) => {
		expect(quantityFault(quantity, { ...PLENTY, ...stock })).toBe(fault);
	});

	it.each<[string, number | null]>([
		['3', 3],
		['999999999', 999_999_999],
		[' 0 ', 0],
		['-3', null],
		['1.5', null],
		['1e9', null],
		['', null],
		['9999999999', null],
	])('of a form, %j, is %j', (text, quantity) => {
		expect(readQuantity(text)).toBe(quantity);
	});
});
