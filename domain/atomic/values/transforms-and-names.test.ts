import { describe, expect, it } from 'vitest';
import { read } from '../envelope';
import { stroke, transition } from './effects';
import { mediaSource } from './image';
import { fontFamily } from './layout';
import { borderWidth } from './sides';
import { transform } from './transform';

const atom = ($$type: string, value: unknown) => ({ $$type, value });
const text = (value: string) => atom('string', value);
const px = (size: number) => atom('size', { size, unit: 'px' });
const deg = (size: number) => atom('size', { size, unit: 'deg' });
const transformOf = (parts: object) => read(transform, atom('transform', parts));

describe('a transform', () => {
	const moved = (...list: [string, object][]) =>
		transformOf({
			'transform-functions': atom(
				'transform-functions',
				list.map(([type, parts]) => atom(type, parts)),
			),
		})?.transform;

	it('does not move along an axis that is not stored', () => {
		expect(moved(['transform-move', { x: px(4) }])).toBe('translate3d(4px,0px,0px)');
		expect(moved(['transform-move', { z: px(4) }])).toBe('translate3d(0px,0px,4px)');
		expect(moved(['transform-scale', { y: atom('number', 2) }])).toBe('scale3d(1,2,1)');
		expect(moved(['transform-rotate', { y: deg(4) }])).toBe(
			'rotateX(0deg) rotateY(4deg) rotateZ(0deg)',
		);
		expect(moved(['transform-rotate', { z: deg(4) }])).toBe(
			'rotateX(0deg) rotateY(0deg) rotateZ(4deg)',
		);
		expect(moved(['transform-skew', { x: deg(4) }])).toBe('skew(4deg,0deg)');
		expect(moved(['transform-skew', { y: deg(4) }])).toBe('skew(0deg,4deg)');
	});

	it('has its functions in their order', () => {
		expect(moved(['transform-skew', {}], ['transform-scale', {}])).toBe(
			'skew(0deg,0deg) scale3d(1,1,1)',
		);
	});

	it('turns around the middle where a side of its origin is not stored', () => {
		const origin = (parts: object) =>
			transformOf({ 'transform-origin': atom('transform-origin', parts) })?.['transform-origin'];
		expect(origin({ x: px(4) })).toBe('4px 50% 0px');
		expect(origin({ y: px(4) })).toBe('50% 4px 0px');
		expect(origin({ z: px(4) })).toBe('50% 50% 4px');
		expect(origin({})).toBeUndefined();
	});

	it('is seen from the middle where a side is not stored', () => {
		const seen = (parts: object) =>
			transformOf({ 'perspective-origin': atom('perspective-origin', parts) })?.[
				'perspective-origin'
			];
		expect(seen({ x: px(4) })).toBe('4px 50%');
		expect(seen({ y: px(4) })).toBe('50% 4px');
		expect(seen({})).toBeUndefined();
	});
});

it.each([
	['Inter', '"Inter"'],
	[' Inter ', '"Inter"'],
	['"Inter"', '"Inter"'],
	["'Inter'", "'Inter'"],
	['var(--e-font)', 'var(--e-font)'],
	['  ', undefined],
	['a "b"', undefined],
	['"a" b', undefined],
	['a\\b', undefined],
])('writes the family %j as %j', (stored, family) => {
	expect(read(fontFamily, atom('font-family', stored))).toBe(family);
});

it.each([
	[7, 7],
	['7', 7],
	[0, null],
	[-7, null],
	[7.5, null],
	['x', null],
])('reads the number %j of a medium as %j', (stored, id) => {
	const source = { id: atom('image-attachment-id', stored), url: atom('url', '/a.jpg') };
	expect(read(mediaSource, atom('image-src', source))).toEqual({ id, url: '/a.jpg', alt: '' });
});

it('has a medium with a number and without an address, and none without both', () => {
	const id = atom('image-attachment-id', 7);
	expect(read(mediaSource, atom('image-src', { id }))).toEqual({ id: 7, url: '', alt: '' });
	expect(read(mediaSource, atom('image-src', {}))).toBeUndefined();
	expect(read(mediaSource, atom('url', '/a.jpg'))).toEqual({ id: null, url: '/a.jpg', alt: '' });
});

it('strokes with a width or a colour alone', () => {
	const stroked = (parts: object) => read(stroke, atom('stroke', parts));
	expect(stroked({ width: px(4) })?.['-webkit-text-stroke']).toBe('4px');
	expect(stroked({ color: atom('color', 'red') })?.['-webkit-text-stroke']).toBe('red');
	expect(stroked({})?.['-webkit-text-stroke']).toBeUndefined();
});

it('has one width of a border for all sides', () => {
	expect(read(borderWidth, px(4))).toEqual({ 'border-width': '4px' });
	expect(read(borderWidth, atom('size', { size: '', unit: 'px' }))).toBeUndefined();
});

it('moves only properties that have a name', () => {
	const moves = (value: object) =>
		read(
			transition,
			atom('transition', [
				atom('selection-size', {
					selection: atom('key-value', value),
					size: atom('size', { size: 4, unit: 's' }),
				}),
			]),
		);
	expect(moves({ key: text('All'), value: text('all') })).toBe('all 4s');
	expect(moves({ key: text('All') })).toBeUndefined();
	expect(moves({ value: text('all;') })).toBeUndefined();
});
