import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	formatMoney,
	MOST_CENTS,
	type MoneyFormat,
	rawMoney,
	readCents,
	readMoneyFormat,
	usualMoneyFormat,
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

	it('is read back from its written form', () => {
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
		[{ symbol: '¥', hasCents: false }, 120_000, '¥1,200'],
		[{ symbol: '¥', hasCents: false }, 99_950, '¥1,000'],
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
		['¥1,200', 123_400_000, '¥1,234,000'],
		['¥1,234,567', 500, '¥5'],
		['¥5', 120_000, '¥1,200'],
		['1.200 €', 250_000, '2.500\u00a0€'],
		['12 Kč', 123_400, '1,234\u00a0Kč'],
	])('%s', (text, cents, written) => {
		const format = readMoneyFormat(text);
		expect(format && formatMoney(cents, format)).toBe(written);
	});

	it.each(['', '€', '€1.2', '€1.2345', '€1234,5', 'free'])('%j gives no format', (text) => {
		expect(readMoneyFormat(text)).toBeNull();
	});
});

it.each([
	['EUR', 'en_US', '€', '€1,234.50'],
	['EUR', 'de_DE', '€', '1.234,50\u00a0€'],
	['EUR', 'fr_FR', '€', '1\u202f234,50\u00a0€'],
	['PLN', 'pl_PL', 'zł', '1\u00a0234,50\u00a0zł'],
	['JPY', 'ja', '¥', '¥1,234.50'],
	['SAR', 'ar', 'ر.س', '1,234.50\u00a0ر.س'],
	['EUR', 'de_DE_formal', '€', '1.234,50\u00a0€'],
	['EUR', 'nothing at all', '€', '€1,234.50'],
])('a sum in %s is usual in %s', (currency, language, symbol, written) => {
	expect(formatMoney(123_450, { symbol, ...usualMoneyFormat(currency, language) })).toBe(written);
});
