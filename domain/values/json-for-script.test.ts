import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonForScript } from './json-for-script';

describe('JSON inside a script element', () => {
	it('gives the same value after parsing, for any value', () => {
		fc.assert(
			fc.property(fc.jsonValue(), (value) => {
				expect(JSON.parse(jsonForScript(value))).toEqual(JSON.parse(JSON.stringify(value)));
			}),
		);
	});

	it('cannot end the element or break the line', () => {
		const text = jsonForScript({ a: '</script><!--<script>', b: '\u2028\u2029' });
		expect(text).not.toMatch(/[<\u2028\u2029]/);
		expect(JSON.parse(text)).toEqual({ a: '</script><!--<script>', b: '\u2028\u2029' });
	});
});
