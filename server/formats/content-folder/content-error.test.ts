import { describe, expect, it } from 'vitest';
import { quoteValue } from './content-error';

describe('a value in a message', () => {
	it('is quoted as JSON, and cut after 80 characters', () => {
		expect(quoteValue({ a: [null, 'x'] })).toBe('{"a":[null,"x"]}');
		expect(quoteValue('x'.repeat(78))).toBe(`"${'x'.repeat(78)}"`);
		expect(quoteValue('x'.repeat(79))).toBe(`"${'x'.repeat(79)}…`);
		expect(quoteValue(undefined)).toBe('nothing');
	});

	it('is named in words where it is nested deeper than JSON can be written', () => {
		let deep: unknown = [];
		for (let depth = 0; depth < 100_000; depth++) deep = [deep];
		expect(quoteValue(deep)).toBe('a value that is nested too deeply');
	});
});
