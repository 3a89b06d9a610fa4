import { describe, expect, it } from 'vitest';
import { ownValue } from './own-value';

describe('looking up a name from outside', () => {
	const table = { boat: 'RIB', none: '' };

	it('gives the table’s own value', () => {
		expect([ownValue(table, 'boat'), ownValue(table, 'none')]).toEqual(['RIB', '']);
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
		expect(ownValue(table, name)).toBeUndefined();
	});
});
