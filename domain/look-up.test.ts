import { describe, expect, it } from 'vitest';
import { lookUp } from './look-up';

describe('looking up a name from outside', () => {
	const table = { boat: 'RIB', none: '' };

	it('gives what the table has', () => {
		expect([lookUp(table, 'boat'), lookUp(table, 'none')]).toEqual(['RIB', '']);
	});

	it.each([
		...Object.getOwnPropertyNames(Object.prototype),
		'Boat',
		'',
		undefined,
		null,
		0,
		['boat'],
		{ toString: () => 'boat' },
	])('gives nothing for %j', (name) => {
		expect(lookUp(table, name)).toBeUndefined();
	});
});
