import { isSafeProperty, isSafeValue } from '@outrigger/rules/css/declarations';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cssExpression, cssUrl } from './css-text';
import {
	colorOf,
	fontFamilyOf,
	gapOf,
	keywordOf,
	lengthOf,
	mediaOf,
	shadowOf,
	shorthandOf,
	sidesOf,
	sizeOf,
} from './values';

describe('lengthOf', () => {
	it.each([
		[{ unit: 'px', size: 10, sizes: [] }, '10px'],
		[{ unit: '%', size: '33.3' }, '33.3%'],
		[{ unit: 'em', size: 0 }, '0em'],
		[{ unit: 'rem', size: -1.5 }, '-1.5rem'],
		[{ size: 4 }, '4px'],
		[{ unit: '', size: 4 }, '4px'],
		[{ unit: 'custom', size: 'clamp(1rem, 2vw, 3rem)' }, 'clamp(1rem, 2vw, 3rem)'],
		[{ unit: 'custom', size: 'calc(100% - var(--gap))' }, 'calc(100% - var(--gap))'],
		[{ unit: 'custom', size: 'auto' }, 'auto'],
		[12, '12px'],
	])('reads %j as %s', (value, text) => {
		expect(lengthOf(value)).toBe(text);
	});

	it.each([
		{ unit: 'px', size: '' },
		{ unit: 'px', size: null },
		{ unit: 'px', size: '10px' },
		{ unit: 'furlong', size: 1 },
		{ unit: 'px;color:red', size: 1 },
		{ unit: 'px', size: Number.NaN },
		{ unit: 'px', size: Number.POSITIVE_INFINITY },
		{ unit: 'custom', size: '1px;color:red' },
		{ unit: 'custom', size: 'url(//evil.example)' },
		{ unit: 'custom', size: 'expression(alert(1))' },
		{ unit: 'custom', size: 'calc(1px' },
		'12px',
		Number.NaN,
		null,
		undefined,
		[],
	])('reads nothing from %j', (value) => {
		expect(lengthOf(value)).toBeUndefined();
	});
});

describe('sizeOf', () => {
	it('drops a unit without meaning', () => {
		expect(sizeOf({ unit: 'px', size: 0.5 })).toBe(0.5);
		expect(sizeOf('3')).toBe(3);
		expect(sizeOf(0)).toBe(0);
		expect(sizeOf({ size: '' })).toBeUndefined();
		expect(sizeOf('three')).toBeUndefined();
	});
});

describe('sidesOf', () => {
	it('takes an empty side beside filled ones for zero', () => {
		const sides = sidesOf({ unit: 'px', top: '10', right: '', bottom: 5, left: '0' });
		expect(sides).toEqual({ top: '10px', right: '0', bottom: '5px', left: '0px' });
	});

	it.each([
		[['1', '1', '1', '1'], '1px'],
		[['1', '2', '1', '2'], '1px 2px'],
		[['1', '2', '3', '2'], '1px 2px 3px'],
		[['1', '2', '3', '4'], '1px 2px 3px 4px'],
	])('writes %j as %s', ([top, right, bottom, left], text) => {
		const sides = sidesOf({ unit: 'px', top, right, bottom, left });
		expect(sides && shorthandOf(sides)).toBe(text);
	});

	it('gives nothing where no side is filled or one is wrong', () => {
		expect(sidesOf({ unit: 'px', top: '', right: '', bottom: '', left: '' })).toBeUndefined();
		expect(sidesOf({ unit: 'px', top: '1', right: 'x', bottom: '1', left: '1' })).toBeUndefined();
		expect(sidesOf([])).toBeUndefined();
	});

	it('lets a margin be auto', () => {
		const sides = sidesOf({ unit: 'px', top: '0', right: 'auto', bottom: '0', left: 'auto' });
		expect(sides && shorthandOf(sides)).toBe('0px auto');
	});
});

describe('gapOf', () => {
	it('reads rows and columns, and the older single size', () => {
		expect(gapOf({ unit: 'px', row: '5', column: '' })).toEqual({ row: '5px', column: '0px' });
		expect(gapOf({ unit: 'em', size: 2 })).toEqual({ row: '2em', column: '2em' });
		expect(gapOf({ unit: 'px', row: '', column: '' })).toBeUndefined();
	});
});

describe('colorOf', () => {
	it.each([
		['#FFF', '#fff'],
		['#ff6a3d80', '#ff6a3d80'],
		['transparent', 'transparent'],
		['rgba(0, 0, 0, 0.5)', 'rgba(0, 0, 0, 0.5)'],
		['hsl(200 50% 40% / 20%)', 'hsl(200 50% 40% / 20%)'],
		['var(--e-global-color-primary)', 'var(--e-global-color-primary)'],
	])('reads %s', (value, text) => {
		expect(colorOf(value)).toBe(text);
	});

	it.each(['#ff', '#ggg', 'url(x)', 'red;x', 'red}', '', 'a b', 7, null, 'image(x)'])(
		'reads nothing from %j',
		(value) => {
			expect(colorOf(value)).toBeUndefined();
		},
	);
});

describe('texts', () => {
	it('quotes font families and gives them a fallback', () => {
		expect(fontFamilyOf('Open Sans')).toBe('"Open Sans",sans-serif');
		expect(fontFamilyOf('system-ui')).toBe('system-ui');
		expect(fontFamilyOf('x"; } body{')).toBeUndefined();
	});

	it('takes keywords and nothing that is more', () => {
		expect(keywordOf('space-between')).toBe('space-between');
		expect(keywordOf('center center')).toBe('center center');
		expect(keywordOf(600)).toBe('600');
		expect(keywordOf('a;b')).toBeUndefined();
		expect(keywordOf('')).toBeUndefined();
	});

	it('writes shadows in pixels, and none without a colour', () => {
		const value = { horizontal: 0, vertical: 4, blur: 12, spread: -2, color: '#0003' };
		expect(shadowOf(value, true)).toBe('0px 4px 12px -2px #0003');
		expect(shadowOf(value, false)).toBe('0px 4px 12px #0003');
		expect(shadowOf({ ...value, color: '' }, true)).toBeUndefined();
	});

	it('writes the address of a picture so that it stays one', () => {
		expect(mediaOf({ url: '/a/b c.jpg', id: 4 })).toBe('url("/a/b%20c.jpg")');
		expect(mediaOf({ url: '/a")}body{color:red' })).toBe('url("/a%22%29%7Dbody%7Bcolor:red")');
		expect(mediaOf({ url: 'javascript:alert(1)' })).toBeUndefined();
		expect(mediaOf({ url: '' })).toBeUndefined();
	});
});

describe('the last gate', () => {
	it.each([
		'1px;a:b',
		'a}b',
		'a{b',
		'</style',
		'a\\b',
		'/*',
		'"a',
		"'",
		'(',
		'a)',
		'[',
		'(a])',
		'@x',
		'!important',
		'',
	])('refuses %j as a value', (value) => {
		expect(isSafeValue(value)).toBe(false);
	});

	it.each(['url("a(b")', '"it\'s",serif', 'calc((1px + 2px) * 3)', '[a] 1fr [b]', '1/-1', '""'])(
		'passes %j',
		(value) => {
			expect(isSafeValue(value)).toBe(true);
		},
	);

	it('takes property names only', () => {
		expect(isSafeProperty('--e-global-color-7f_a')).toBe(true);
		expect(isSafeProperty('-webkit-mask-image')).toBe(true);
		expect(isSafeProperty('color:red;x')).toBe(false);
		expect(isSafeProperty('')).toBe(false);
	});

	it('accepts everything that the readers return, for any input', () => {
		const attack = fc.constantFrom(
			'}',
			'</style>',
			';',
			'"',
			"'",
			'(',
			'\\',
			'/*',
			'@import',
			'url(',
		);
		const text = fc
			.array(fc.oneof(attack, fc.string({ maxLength: 5 })))
			.map((parts) => parts.join(''));
		const readers = [cssExpression, cssUrl, colorOf, fontFamilyOf, keywordOf];
		const slidersOf = (size: string) => [
			lengthOf({ unit: 'custom', size }),
			lengthOf({ unit: size, size: 1 }),
			shadowOf({ color: size, blur: size }, true),
			mediaOf({ url: size }),
		];
		fc.assert(
			fc.property(text, (value) => {
				for (const given of [...readers.map((read) => read(value)), ...slidersOf(value)]) {
					expect(given === undefined || isSafeValue(given)).toBe(true);
				}
			}),
			{ numRuns: 500, examples: [['//@import']] },
		);
	});
});
