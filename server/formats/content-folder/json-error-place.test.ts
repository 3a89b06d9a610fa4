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
			found: '"tru"',
			wanted: 'a value: an object, list, "text", number, true, false or null',
		});
	});

	it.each([
		['{"a": 1,}', 1, 9, '"}"', 'a "name" in double quotes'],
		['[1 2]', 1, 4, '"2"', 'a comma or the end of the list or object'],
		['{"a" 1}', 1, 6, '"1"', 'a colon'],
		[
			'[1,',
			1,
			4,
			'the end of the file',
			'a value: an object, list, "text", number, true, false or null',
		],
		['1\n2', 2, 1, '"2"', 'the end of the file'],
		['// why\n1', 1, 1, '"// why"', 'JSON, which has no comments'],
		['"\\x"', 1, 1, JSON.stringify('"\\x"'), 'one of "\\/bfnrtu behind a backslash'],
	])(
		'names for %j the place, the wrong text and the expected text',
		(text, line, column, found, wanted) => {
			expect(findJsonError(text)).toEqual({ line, column, found, wanted });
		},
	);

	it('gives null for a text that is nested too deep to check', () => {
		expect(() => findJsonError('['.repeat(200_000))).not.toThrow();
	});
});
