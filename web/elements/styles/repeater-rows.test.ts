import { DEFAULT_BREAKPOINTS } from '@outrigger/rules/builder/breakpoints';
import { describe, expect, it } from 'vitest';
import { compileElement } from './compile-element';
import { color, repeater, slider } from './factories';

const CONTROLS = [
	repeater('spots', [
		color('spot_color', '', 'color'),
		slider('offset', ':hover .spot', 'inset-inline-start'),
	]),
];

const compile = (spots: unknown) => compileElement({ spots }, CONTROLS, DEFAULT_BREAKPOINTS);

describe('the rows of a repeater', () => {
	it('have rules of their own under their own class', () => {
		const rows = [
			{ _id: 'a1', spot_color: '#FFF', offset: { unit: '%', size: 20 } },
			{ _id: 'b2', offset_mobile: { unit: 'px', size: 4 } },
		];
		expect(compile(rows)).toEqual([
			{
				media: '',
				selector: ' .elementor-repeater-item-a1',
				body: 'color:#fff',
			},
			{
				media: '',
				selector: ' .elementor-repeater-item-a1:hover .spot',
				body: 'inset-inline-start:20%',
			},
			{
				media: '(max-width:767px)',
				selector: ' .elementor-repeater-item-b2:hover .spot',
				body: 'inset-inline-start:4px',
			},
		]);
	});

	it('take global colours', () => {
		const row = { _id: 'a1', __globals__: { spot_color: 'globals/colors?id=accent' } };
		expect(compile([row])[0]?.body).toBe('color:var(--e-global-color-accent)');
	});

	it('are distinct by their place if none has an id', () => {
		const rows = [{ spot_color: '#fff' }, 'x', { _id: ' ', spot_color: '#000' }];
		expect(compile(rows).map(({ selector }) => selector)).toEqual([
			' .elementor-repeater-item-row-1',
			' .elementor-repeater-item-row-3',
		]);
	});

	it.each([undefined, 'x', {}, [null, 'x', {}], [{ _id: 'a}b', spot_color: '#fff' }]])(
		'have no rule for %j',
		(spots) => {
			expect(compile(spots)).toEqual([]);
		},
	);
});
