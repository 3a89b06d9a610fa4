import { expect, it } from 'vitest';
import { trimmedText } from './trimmed-text';

it.each([
	[' a bay ', 'a bay'],
	['\n\t', ''],
	['', ''],
	[7, ''],
	[null, ''],
	[['a'], ''],
])('reads of %j the word %j', (stored, word) => {
	expect(trimmedText(stored)).toBe(word);
});
