import { type Breakpoints, DEFAULT_BREAKPOINTS } from '@outrigger/rules/builder/breakpoints';
import { describe, expect, it } from 'vitest';
import { compileElement, MOST_CHARACTERS } from './compile-element';
import type { KnownGlobals } from './known-globals';
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

	/** A control that counts how often it is compiled. */
	function counted() {
		const made = { count: 0 };
		const control: StyleControl = {
			...text('title_color', 'color'),
			global: 'colors',
			declare(value) {
				made.count += 1;
				return { color: String(value) };
			},
		};
		return { made, control };
	}

	it('are compiled once for all pages that show the same settings with the same kit', () => {
		const { made, control } = counted();
		const controls = [control];
		const settings = { title_color: 'red', title_color_mobile: 'blue' };
		const first = compileElement(settings, controls, DEFAULT_BREAKPOINTS);
		const second = compileElement(settings, controls, DEFAULT_BREAKPOINTS);
		expect(made.count).toBe(2);
		expect(second).toEqual(first);
		expect(second).toEqual(compileElement({ ...settings }, controls, DEFAULT_BREAKPOINTS));
		expect(made.count).toBe(4);
	});

	it('are compiled anew for other devices, other globals and other controls', () => {
		const { control } = counted();
		const controls = [control];
		const settings = {
			title_color: 'red',
			title_color_mobile: 'blue',
			__globals__: { title_color: 'globals/colors?id=accent' },
		};
		const narrow = DEFAULT_BREAKPOINTS.map((one) =>
			one.device === 'mobile' ? { ...one, value: 500 } : one,
		);
		const globals = (...colors: string[]): KnownGlobals => ({
			colors: new Set(colors),
			typography: new Map(),
			hasDefaultColors: true,
			hasDefaultFonts: true,
		});
		const [own, accent] = [globals(), globals('accent')];
		const bodies = (list: readonly StyleControl[], devices: Breakpoints, known: KnownGlobals) =>
			compileElement(settings, list, devices, known).map(({ media, body }) => `${media} ${body}`);
		expect(bodies(controls, DEFAULT_BREAKPOINTS, accent)).toEqual([
			' color:var(--e-global-color-accent)',
			'(max-width:767px) color:blue',
		]);
		expect(bodies(controls, DEFAULT_BREAKPOINTS, own)).toEqual(['(max-width:767px) color:blue']);
		expect(bodies(controls, narrow, accent)[1]).toBe('(max-width:500px) color:blue');
		expect(bodies([text('title_color', 'fill')], narrow, accent)[0]).toBe(' fill:red');
	});

	it('are kept up to a bound: rules in use stay, those of old pages go', () => {
		const { made, control } = counted();
		const controls = [control];
		const long = 'a'.repeat(400);
		const all = Array.from({ length: 1 + MOST_CHARACTERS / long.length }, (_, at) => ({
			title_color: `${long}${at}`,
		}));
		const [first = {}, used = {}] = all;
		for (const settings of all) {
			compileElement(settings, controls, DEFAULT_BREAKPOINTS);
			compileElement(used, controls, DEFAULT_BREAKPOINTS);
		}
		expect(made.count).toBe(all.length);
		compileElement(all.at(-1) ?? {}, controls, DEFAULT_BREAKPOINTS);
		expect(made.count).toBe(all.length);
		compileElement(first, controls, DEFAULT_BREAKPOINTS);
		expect(made.count).toBe(all.length + 1);
	});
});
