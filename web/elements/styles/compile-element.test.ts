import { DEFAULT_BREAKPOINTS } from '@outrigger/rules/builder/breakpoints';
import { describe, expect, it } from 'vitest';
import { compileElement } from './compile-element';
import type { StyleControl } from './style-control';

const text = (control: string, property = control): StyleControl => ({
	control,
	kind: 'text',
	selector: '',
	declare: (value) => ({ [property]: String(value) }),
});

describe('the controls of an element', () => {
	it('are looked up: how many a kind of element has costs nothing for each element', () => {
		let reads = 0;
		const controls = Array.from({ length: 500 }, (_, at) =>
			Object.defineProperty(text(`c${at}`), 'control', {
				get() {
					reads += 1;
					return `c${at}`;
				},
			}),
		);
		for (let at = 0; at < 100; at++) {
			compileElement({ c7: 'red', c9_mobile: 'blue' }, controls, DEFAULT_BREAKPOINTS);
		}
		expect(reads).toBeLessThan(3 * 500);
	});

	it('are read in the order of their list, for any order of the settings', () => {
		const controls = [text('first', 'color'), text('second', 'color'), text('second', 'fill')];
		const settings = { second: 'blue', first: 'red' };
		expect(compileElement(settings, controls, DEFAULT_BREAKPOINTS)).toEqual([
			{ media: '', selector: '', body: 'color:blue;fill:blue' },
		]);
	});

	it('are read once where both a value and a global are stored', () => {
		let asked = 0;
		const control: StyleControl = {
			...text('title_color', 'color'),
			global: 'colors',
			declare(value) {
				asked += 1;
				return { color: String(value) };
			},
		};
		compileElement(
			{ title_color: 'red', __globals__: { title_color: 'globals/colors?id=accent' } },
			[control],
			DEFAULT_BREAKPOINTS,
		);
		expect(asked).toBe(1);
	});
});
