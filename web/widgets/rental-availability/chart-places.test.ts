import { expect, it } from 'vitest';
import { endOf, placesCss, sideOf } from './chart-places';

const place = (way: string) => ({ slug: 'cape', name: 'Cape', way });

it('a place lies at the end of its way, its name on the side with room', () => {
	expect(endOf('36,34 34,42 10,75.5')).toEqual({ x: 10, y: 75.5 });
	expect(endOf('')).toBeNull();
	expect([sideOf({ x: 60, y: 1 }), sideOf({ x: 61, y: 1 })]).toEqual(['after', 'before']);
});

it('marks are values of the sheet, and a place without a way has none', () => {
	expect(placesCss('.a', [place(''), place('36,34 10,75')])).toBe(
		'.a .e-rental__place--1{--place-x:10%;--place-y:75%;--way-x:36%;--way-y:34%}',
	);
});

it('a value that is no point of a chart writes nothing into the sheet', () => {
	expect(placesCss('.a', [place('}body{color:red 10,75'), place('36,34 a}b')])).toBe('');
});
