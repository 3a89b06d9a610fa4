import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	formatMoney,
	MOST_CENTS,
	type MoneyFormat,
	rawMoney,
	readCents,
	readMoneyFormat,
} from './money';

const EURO: MoneyFormat = {
	symbol: '€',
	position: 'left',
	decimalSeparator: '.',
	thousandSeparator: ',',
};

describe('a price', () => {
	it.each<[string | number, number | null]>([
		['45', 4500],
		['45.5', 4550],
		['45.05', 4505],
		[45.05, 4505],
		['0', 0],
		[' 12.00 ', 1200],
		['100000000', MOST_CENTS],
		['100000000.01', null],
		['-1', null],
		['1.005', null],
		['1e3', null],
		['1,50', null],
		['', null],
		['free', null],
	])('%j is %j cents', (text, cents) => {
		expect(readCents(text)).toBe(cents);
	});

	it('is read back from what is written', () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: MOST_CENTS }), (cents) => {
				expect(readCents(rawMoney(cents))).toBe(cents);
			}),
		);
	});

	it.each<[Partial<MoneyFormat>, number, string]>([
		[{}, 4500, '€45.00'],
		[{}, 0, '€0.00'],
		[{}, 5, '€0.05'],
		[{}, 123_456_789, '€1,234,567.89'],
		[{}, -500, '-€5.00'],
		[{ position: 'left_space' }, 4500, '€\u00a045.00'],
		[
			{ position: 'right_space', decimalSeparator: ',', thousandSeparator: '.' },
			123_450,
			'1.234,50\u00a0€',
		],
		[{ position: 'right' }, 99, '0.99€'],
	])('with %j writes %i as %s', (format, cents, text) => {
		expect(formatMoney(cents, { ...EURO, ...format })).toBe(text);
	});
});

describe('the format of a shop, read off one sum', () => {
	it.each([
		['€250.00', 123450, '€1,234.50'],
		[' €250.00 ', 123450, '€1,234.50'],
		['€1,234.50', 500, '€5.00'],
		['1.234,50 €', 250000, '2.500,00\u00a0€'],
		['12,00\u00a0€', 123400, '1.234,00\u00a0€'],
		["CHF 1'000.00", 200000, "CHF\u00a02'000.00"],
		['-€5.00', 700, '€7.00'],
		['0.99', 100000, '1,000.00'],
	])('%s', (text, cents, written) => {
		const format = readMoneyFormat(text);
		expect(format && formatMoney(cents, format)).toBe(written);
	});

	it.each(['', '€', '€5', '€1,234', 'free'])('%j tells nothing', (text) => {
		expect(readMoneyFormat(text)).toBeNull();
	});
});
