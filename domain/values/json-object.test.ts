import { describe, expect, it } from 'vitest';
import { parseJsonObject } from './json-object';

describe('an object that is stored as JSON', () => {
	it('is the object in the text', () => {
		expect(parseJsonObject('{"a":[1]}')).toEqual({ a: [1] });
	});

	it.each([null, undefined, '', '{"a":', '[1]', '"a"', '7', 'null', '<html>'])(
		'is empty for %j',
		(text) => {
			expect(parseJsonObject(text)).toEqual({});
		},
	);
});
