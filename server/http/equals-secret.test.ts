import { describe, expect, it } from 'vitest';
import { equalsSecret } from './equals-secret';

describe('one gate per question: secrets', () => {
	it.each([
		['a', 'a', true],
		['a', 'ab', false],
		['ab', 'a', false],
		['', 'a', false],
		['', '', false],
	])('%j against %j is %s', (given, expected, isEqual) => {
		expect(equalsSecret(given, expected)).toBe(isEqual);
	});
});
