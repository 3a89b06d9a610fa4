import { describe, expect, it } from 'vitest';
import { rowsOf } from './rows';

const titles = (settings: Record<string, unknown>) => rowsOf(settings).map(({ title }) => title);
const rows = (...names: string[]) => names.map((title) => ({ title }));

describe('rowsOf', () => {
	it('reads the largest repeater, and the first of two that are equal', () => {
		expect(titles({ a: rows('One 1'), b: rows('Two 1', 'Two 2'), c: rows('Three 1') })).toEqual([
			'Two 1',
			'Two 2',
		]);
		expect(titles({ a: rows('One 1'), b: rows('Two 1') })).toEqual(['One 1']);
	});

	it('is empty without a repeater', () => {
		expect(rowsOf({ title: 'Seven bays', text: null })).toEqual([]);
	});

	it.each(
		'display_conditions tooltips dynamic_tags meta_data post_filter grid_elements controls eael_fg_controls'.split(
			' ',
		),
	)('reads no rows of %s, which visitors do not see', (control) => {
		expect(titles({ [control]: rows('One 1', 'One 2'), slides: rows('Two 1') })).toEqual(['Two 1']);
	});

	it('reads rows of a control that only begins like those', () => {
		expect(titles({ controls_list: rows('One 1') })).toEqual(['One 1']);
	});

	it('reads at most 200 rows, and none that is no object', () => {
		const many = Array.from({ length: 201 }, (_, at) => ({ title: `Bay ${at}` }));
		expect(rowsOf({ many })).toHaveLength(200);
		expect(titles({ a: [null, 'x', ['y'], ...rows('One 1')] })).toEqual(['One 1']);
	});

	it('takes a row that is the value of a media control for a picture', () => {
		const picture = { url: '/a.jpg', id: 7 };
		expect(rowsOf({ a: [picture] })[0]).toMatchObject({ image: picture, link: undefined });
		for (const row of [{ url: '', id: 7 }, { url: 7, id: 7 }, { url: '/a.jpg' }, { id: 7 }]) {
			expect(rowsOf({ a: [row] })[0]?.image).toBeUndefined();
		}
	});
});
