import { expect, it } from 'vitest';
import { DEEPEST_SETTING, isShallowValue } from './shallow-value';

/** A value inside of nested lists. */
function nested(levels: number): unknown {
	let value: unknown = 'x';
	for (let level = 0; level < levels; level++) value = [value];
	return value;
}

it.each([
	['a word', 'x', true],
	['null', null, true],
	['an empty object', {}, true],
	['the deepest that is read', nested(DEEPEST_SETTING), true],
	['one level more', nested(DEEPEST_SETTING + 1), false],
	['deeper than the call stack', { a: nested(100_000) }, false],
])('%s is shallow: %#', (_, value, expected) => {
	expect(isShallowValue(value)).toBe(expected);
});
