import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AlternateTemplate, loopPlaces } from './loop-places';

const alternate = (changes: Partial<AlternateTemplate>): AlternateTemplate => ({
	templateId: 2,
	position: 2,
	isOnce: true,
	isStatic: false,
	span: 1,
	...changes,
});
const shown = (alternates: AlternateTemplate[], start = 0, count = 4) =>
	loopPlaces(1, alternates, start, count).map(({ templateId, item }) => `${templateId}:${item}`);

describe('the places of a loop', () => {
	it('have the template of the loop', () => {
		expect(shown([])).toEqual(['1:0', '1:1', '1:2', '1:3']);
	});

	it('have another one where an editor chose so, once or again and again', () => {
		expect(shown([alternate({})])).toEqual(['1:0', '2:1', '1:2', '1:3']);
		expect(shown([alternate({ isOnce: false })])).toEqual(['1:0', '2:1', '1:2', '2:3']);
		expect(shown([alternate({ isOnce: false, position: 1 })], 0, 2)).toEqual(['2:0', '2:1']);
	});

	it('are counted through all pages', () => {
		expect(shown([alternate({})], 4)).toEqual(['1:0', '1:1', '1:2', '1:3']);
		expect(shown([alternate({ position: 3, isOnce: false })], 4)).toEqual([
			'1:0',
			'2:1',
			'1:2',
			'1:3',
		]);
	});

	it('lose no item to a static template', () => {
		expect(shown([alternate({ isStatic: true })])).toEqual(['1:0', '2:null', '1:1', '1:2', '1:3']);
	});

	it('have positions and spans', () => {
		expect(loopPlaces(1, [alternate({ span: 3 })], 0, 2)).toEqual([
			{ templateId: 1, item: 0, position: 1, span: 1 },
			{ templateId: 2, item: 1, position: 2, span: 3 },
		]);
		const banner = alternate({ isStatic: true });
		expect(loopPlaces(1, [banner], 2, 1)).toEqual([
			{ templateId: 1, item: 0, position: 4, span: 1 },
		]);
		expect(loopPlaces(1, [alternate({}), banner], 2, 1)[0]?.position).toBe(3);
		expect(loopPlaces(1, [], 0, 0)).toEqual([]);
	});

	it('repeat a static template, but not at every place', () => {
		const banner = { isStatic: true, isOnce: false };
		expect(shown([alternate({ ...banner, position: 2 })])).toEqual([
			'1:0',
			'2:null',
			'1:1',
			'2:null',
			'1:2',
			'2:null',
			'1:3',
		]);
		expect(shown([alternate({ ...banner, position: 1 })], 0, 2)).toEqual(['2:null', '1:0', '1:1']);
	});

	it('show every item once, in order, with any alternates', () => {
		const anyAlternate = fc.record({
			templateId: fc.integer({ min: 2, max: 9 }),
			position: fc.integer({ min: 1, max: 9 }),
			isOnce: fc.boolean(),
			isStatic: fc.boolean(),
			span: fc.integer({ min: 1, max: 4 }),
		});
		fc.assert(
			fc.property(fc.array(anyAlternate), fc.nat(30), fc.nat(12), (alternates, start, count) => {
				const items = loopPlaces(1, alternates, start, count).flatMap(({ item }) => item ?? []);
				expect(items).toEqual(Array.from({ length: count }, (_, index) => index));
			}),
		);
	});
});
