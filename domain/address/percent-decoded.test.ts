import { describe, expect, it } from 'vitest';
import { percentDecoded } from './percent-decoded';

describe('one gate per question: percent-encoding', () => {
	it.each([
		['a%20b%2f%CE%BA', 'a b/κ'],
		['plain', 'plain'],
		['', ''],
		['%', null],
		['%zz', null],
		['%c3', null],
	])('%j is read as %j', (text, decoded) => {
		expect(percentDecoded(text)).toBe(decoded);
	});
});
