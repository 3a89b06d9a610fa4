import { expect, it } from 'vitest';
import { isMeasurementId } from './measurement-id';

it.each([
	['G-AB12', true],
	[`G-${'A'.repeat(20)}`, true],
	[`G-${'A'.repeat(21)}`, false],
	['G-AB1', false],
	['UA-12345-1', false],
	['G-ab12cd', false],
	['G-AB12"><script>', false],
	['', false],
])('%j is a measurement id: %s', (text, is) => {
	expect(isMeasurementId(text)).toBe(is);
});
