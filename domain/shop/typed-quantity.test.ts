import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { englishSay } from '../texts/load-texts';
import { mostOf, type QuantityBounds, readQuantity as read } from './typed-quantity';

const readQuantity = (text: string, bounds: QuantityBounds) => read(text, bounds, englishSay);

const free = { min: 1, max: null } as const;

describe('a quantity', () => {
	it('is read with the space around it', () => {
		expect(readQuantity(' 3 ', free)).toEqual({ quantity: 3 });
	});

	it.each([
		['', 'Give a quantity.'],
		['  ', 'Give a quantity.'],
		['many', 'Write the quantity in figures.'],
		['Infinity', 'Write the quantity in figures.'],
		['1.5', 'Please order whole items.'],
		['-1', 'A quantity cannot be below zero.'],
		['0', 'Order at least one.'],
		['2147483648', 'That is more than a cart can hold.'],
	])('is refused with a sentence: %j', (text, message) => {
		expect(readQuantity(text, free)).toEqual({ message });
	});

	it('may be nothing where a line can be taken out, and the most that travels', () => {
		expect(readQuantity('0', { min: 0, max: null })).toEqual({ quantity: 0 });
		expect(readQuantity('2147483647', free)).toEqual({ quantity: 2_147_483_647 });
	});

	it('goes up to the stock, and no further', () => {
		expect(readQuantity('7', { min: 1, max: 7 })).toEqual({ quantity: 7 });
		expect(readQuantity('8', { min: 1, max: 7 })).toEqual({ message: 'There are only 7.' });
		expect(readQuantity('2', { min: 1, max: 1 })).toEqual({ message: 'There is only one.' });
	});

	it('is a whole number within its bounds or a sentence, for any input', () => {
		fc.assert(
			fc.property(
				fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String)),
				(text) => {
					const read = readQuantity(text, { min: 0, max: 50 });
					if ('message' in read) {
						expect(read.message).toMatch(/\.$/);
						return;
					}
					expect(Number.isInteger(read.quantity)).toBe(true);
					expect(read.quantity).toBeGreaterThanOrEqual(0);
					expect(read.quantity).toBeLessThanOrEqual(50);
				},
			),
		);
	});
});

describe('the largest quantity of an order', () => {
	it('is the stock, one for products sold one by one, and unlimited otherwise', () => {
		expect(mostOf({ stockQuantity: 0 })).toBe(0);
		expect(mostOf({ stockQuantity: 4 })).toBe(4);
		expect(mostOf({ stockQuantity: 4, soldIndividually: true })).toBe(1);
		expect(mostOf({ stockQuantity: 4, backordersAllowed: true })).toBeNull();
		expect(mostOf({ stockQuantity: null })).toBeNull();
		expect(mostOf({ stockQuantity: -1 })).toBeNull();
	});
});
