import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencySign, priceParts } from './price-parts';

describe('a price', () => {
	it.each([
		['39.99', '', { whole: '39', fraction: '99' }],
		['1,250.50', '', { whole: '1,250', fraction: '50' }],
		['1.250,50', ',', { whole: '1.250', fraction: '50' }],
		['1.250', ',', { whole: '1.250', fraction: '' }],
		['40', '', { whole: '40', fraction: '' }],
		['on request.', '', { whole: 'on request.', fraction: '' }],
		[' 12 ', '', { whole: '12', fraction: '' }],
	] as const)('%s in the format "%s" is %j', (price, format, parts) => {
		expect(priceParts(price, format)).toEqual(parts);
	});

	it('loses nothing but its decimal mark', () => {
		fc.assert(
			fc.property(fc.string(), fc.constantFrom('' as const, ',' as const), (price, format) => {
				const { whole, fraction } = priceParts(price, format);
				const mark = fraction ? format || '.' : '';
				expect(whole + mark + fraction).toBe(price.trim());
			}),
		);
	});
});

describe('the sign of a currency', () => {
	it('is known by name, or typed', () => {
		expect(currencySign('euro', 'x')).toBe('€');
		expect(currencySign('custom', ' CHF ')).toBe('CHF');
		expect(currencySign('', 'x')).toBe('');
		expect(currencySign('constructor', 'x')).toBe('');
	});
});
