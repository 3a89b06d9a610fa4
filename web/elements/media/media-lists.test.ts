import { describe, expect, it } from 'vitest';
import { listWith } from './media-lists';

const ids = Array.from({ length: 250 }, (_, at) => at + 1000);

describe('the pictures that one request fetches together', () => {
	it('are the hundred that a picture belongs to', () => {
		expect(listWith(1000, ids)).toHaveLength(100);
		expect(listWith(1099, ids)).toBe(listWith(1000, ids));
		expect(listWith(1100, ids)[0]).toBe('1100');
		expect(listWith(1249, ids)).toEqual(ids.slice(200).map(String));
	});

	it('are one where it stands in no setting', () => {
		expect(listWith(7, ids)).toEqual(['7']);
		expect(listWith(7, [])).toEqual(['7']);
	});

	it('are found without looking through the list for each of them', () => {
		let reads = 0;
		const counted = new Proxy(ids, {
			get(list, key) {
				reads += 1;
				return Reflect.get(list, key);
			},
			has(list, key) {
				reads += 1;
				return Reflect.has(list, key);
			},
		});
		for (const id of ids) listWith(id, counted);
		expect(reads).toBeLessThan(3 * ids.length);
	});
});
