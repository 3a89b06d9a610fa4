import { expect, it } from 'vitest';
import { staysIn } from './narrowed';

it.each([
	['Image carousel handler', 'carousel', true],
	['Image carousel handler', 'CAR  ima', true],
	['Image carousel handler', '', true],
	['Image carousel handler', 'image tabs', false],
	['Café', 'cafe', true],
])('of a narrowed list %j stays for %j: %s', (entry, query, stays) => {
	expect(staysIn(entry, query)).toBe(stays);
});
