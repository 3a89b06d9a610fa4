import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findJsonError } from './json-error-place';

function isJson(text: string): boolean {
	try {
		JSON.parse(text);
		return true;
	} catch {
		return false;
	}
}

describe('findJsonError', () => {
	it('finds an error exactly where JSON.parse does', () => {
		const change = fc.record({
			at: fc.nat(),
			remove: fc.integer({ min: 0, max: 2 }),
			insert: fc.constantFrom('', ',', '}', '"', '\\', '\n', '0', '-', 'e', 'tru', '\u0001', ' '),
		});
		fc.assert(
			fc.property(fc.json(), change, (whole, { at, remove, insert }) => {
				const place = at % (whole.length + 1);
				const broken = whole.slice(0, place) + insert + whole.slice(place + remove);
				expect(findJsonError(broken) === null).toBe(isJson(broken));
			}),
			{ numRuns: 3000 },
		);
	});

	it('counts lines and columns from 1', () => {
		expect(findJsonError('{\n\t"a": tru\n}')).toEqual({
			line: 2,
			column: 7,
			found: '"t"',
			wanted: 'a value: an object, list, "text", number, true, false or null',
		});
	});
});
