import { expect, it } from 'vitest';
import { wordOf } from './word-of';

it.each([
	[' a bay ', 'a bay'],
	['\n\t', ''],
	['', ''],
	[7, ''],
	[null, ''],
	[['a'], ''],
])('reads of %j the word %j', (stored, word) => {
	expect(wordOf(stored)).toBe(word);
});
