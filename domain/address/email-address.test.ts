import { expect, it } from 'vitest';
import { isEmailAddress } from './email-address';

it.each([
	['a@b.cd', true],
	['ann.o+x@mail.example.org', true],
	['a@b', false],
	['a@.cd', false],
	['a@b..cd', false],
	['Ann <a@b.cd>', false],
	['a@b.cd,d@e.fg', false],
	['x,a@b.cd', false],
	['a@b.cd>', false],
	['a@b.c d', false],
	['a@b.cd\nBcc: x@y.zz', false],
	['', false],
])('%j is an address: %s', (text, is) => {
	expect(isEmailAddress(text)).toBe(is);
});
