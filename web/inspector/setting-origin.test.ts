import { DEFAULT_BREAKPOINTS } from '@outrigger/rules/builder/breakpoints';
import { describe, expect, it } from 'vitest';
import { originOf, originWords } from './setting-origin';
import { settingRows } from './setting-rows';

const GLOBALS = { colors: { primary: '#0a7075' }, typography: { text: 'Inter 400' } };
const origin = (settings: Record<string, unknown>, device = 'mobile' as const, control = 'x') =>
	originOf(settings, control, device, DEFAULT_BREAKPOINTS, { usual: 4 }, GLOBALS);

describe('the origin of a setting', () => {
	it('is the device itself, the next larger one with a value, or nothing', () => {
		expect(origin({ x: 1, x_mobile: 3 })).toEqual({ kind: 'own', value: 3 });
		expect(origin({ x: 1, x_tablet: 2 })).toEqual({ kind: 'inherited', value: 2, from: 'tablet' });
		expect(origin({ x: 1, x_mobile: '' })).toEqual({
			kind: 'inherited',
			value: 1,
			from: 'desktop',
		});
		// A device that is switched off has no values.
		expect(origin({ x: 1, x_mobile_extra: 2 })).toMatchObject({ from: 'desktop' });
		expect(origin({})).toEqual({ kind: 'usual', value: 4 });
		expect(origin({ x: 0 })).toEqual({ kind: 'inherited', value: 0, from: 'desktop' });
	});

	it('is the device itself for a switch that is off', () => {
		const off = (isSwitch: boolean) =>
			originOf({ x: '' }, 'x', 'desktop', DEFAULT_BREAKPOINTS, { usual: 'yes', isSwitch });
		expect(off(true)).toEqual({ kind: 'own', value: '' });
		expect(off(false)).toEqual({ kind: 'usual', value: 'yes' });
	});

	it('is a slider only where that has a size', () => {
		const settings = { x: { unit: 'px', size: 5 }, x_mobile: { unit: 'px', size: '' } };
		expect(
			originOf(settings, 'x', 'mobile', DEFAULT_BREAKPOINTS, { kind: 'slider' }),
		).toMatchObject({ kind: 'inherited', from: 'desktop' });
	});

	it('is the kit or a dynamic value before the stored value beside it', () => {
		const global = { x: 'red', __globals__: { x: 'globals/colors?id=primary' } };
		expect(origin(global)).toEqual({ kind: 'global', id: 'primary', value: '#0a7075' });
		// A global that was removed leaves the literal.
		expect(origin({ ...global, __globals__: { x: '' } })).toMatchObject({ value: 'red' });
		const dynamic = { x: 'stored', __dynamic__: { x: '[elementor-tag id="" name="post-title"]' } };
		expect(originWords(origin(dynamic))).toBe('dynamic: post-title');
	});

	it.each([[null], ['x'], [[]], [{ x: 7 }], [{ x: { toString: 1 } }]])(
		'stands junk in the place of globals, %o',
		(junk) => {
			expect(origin({ x: 1, __globals__: junk, __dynamic__: junk })).toMatchObject({ value: 1 });
		},
	);
});

describe('the list of all settings', () => {
	const rows = (settings: Record<string, unknown>, device = 'mobile' as const) =>
		settingRows(settings, device, DEFAULT_BREAKPOINTS, GLOBALS).map(
			({ name, text, origin: from }) => `${name}: ${text} (${originWords(from)})`,
		);

	it('has each control once, as it counts on the device', () => {
		expect(
			rows({
				width: { unit: 'px', size: 5 },
				width_mobile: { unit: '%', size: 80 },
				title: 'Boats',
				padding: { unit: 'px', top: '4', right: '', bottom: '4', left: '' },
				__globals__: { title_color: 'globals/colors?id=primary' },
			}),
		).toEqual([
			'padding: 4 0 4 0 px (from desktop)',
			'title: Boats (from desktop)',
			'title_color: #0a7075 (kit: primary)',
			'width: 80 % (own)',
		]);
	});

	it('shows junk unchanged and never throws', () => {
		expect(rows({ a: null, b: [{}], c: { deep: { er: 1 } }, d: 'x'.repeat(500), e: [] })).toEqual([
			'a: – (usual)',
			'b: 1 rows (from desktop)',
			'c: {"deep":{"er":1}} (from desktop)',
			`d: ${'x'.repeat(120)}… (from desktop)`,
			'e: (empty) (from desktop)',
		]);
	});
});
