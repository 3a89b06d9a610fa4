import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FadeDirection, FadeEffect, ShiftEffect } from './group';
import { fadeAt, layerShift, layerSize, movePoint, shiftAt, tiltAt, trackAt } from './mapping';

const whole = { start: 0, end: 100 };
const shift = (over: Partial<ShiftEffect> = {}): ShiftEffect => ({
	name: 'translateY',
	speed: 4,
	isInverted: false,
	range: whole,
	...over,
});
const percent = fc.double({ min: 0, max: 100, noNaN: true });
const stretch = fc
	.tuple(percent, percent)
	.map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b) }));
const direction = fc.constantFrom<FadeDirection>('out-in', 'in-out', 'in-out-in', 'out-in-out');

describe('a movement with the scroll', () => {
	it.each([
		[0, 200],
		[50, 0],
		[100, -200],
	])('at %d %% a speed of 4 is %d px', (p, px) => {
		expect(shiftAt(p, shift())).toBeCloseTo(px);
		expect(shiftAt(p, shift({ isInverted: true }))).toBeCloseTo(-px);
	});

	it('turns by 50° at a speed of 1', () => {
		const turn = shift({ name: 'rotateZ', speed: 1 });
		expect(shiftAt(0, turn)).toBe(50);
		expect(shiftAt(100, turn)).toBe(-50);
	});

	it('stands still outside its affected range, which counts before the direction', () => {
		const range = { start: 20, end: 80 };
		expect(shiftAt(0, shift({ range }))).toBe(120);
		expect(shiftAt(100, shift({ range }))).toBe(-120);
		const uneven = { start: 0, end: 60 };
		expect(shiftAt(100, shift({ range: uneven }))).toBe(-40);
		expect(shiftAt(100, shift({ range: uneven, isInverted: true }))).toBe(40);
	});

	it('moves the other way when inverted, and back when inverted twice', () => {
		fc.assert(
			fc.property(percent, stretch, (p, range) => {
				const way = shiftAt(p, shift({ range }));
				expect(shiftAt(p, shift({ range, isInverted: true }))).toBeCloseTo(-way);
			}),
		);
	});
});

describe('the direction move point', () => {
	const places = [0, 10, 20, 35, 50, 65, 80, 90, 100];
	it.each([
		['out-in', [0, 0, 0, 25, 50, 75, 100, 100, 100]],
		['in-out', [100, 100, 100, 75, 50, 25, 0, 0, 0]],
		['in-out-in', [100, 50, 0, 0, 0, 0, 0, 50, 100]],
		['out-in-out', [0, 50, 100, 100, 100, 100, 100, 50, 0]],
	] as const)('of %s runs as measured', (way, points) => {
		expect(places.map((p) => movePoint(p, way, { start: 20, end: 80 }))).toEqual(points);
	});

	it('steps at a range without a length, and ends at a range that reaches the end', () => {
		const step = { start: 40, end: 40 };
		expect([39, 40, 41].map((p) => movePoint(p, 'out-in', step))).toEqual([0, 100, 100]);
		expect(movePoint(100, 'out-in-out', { start: 20, end: 100 })).toBe(100);
		expect(movePoint(100, 'out-in-out', { start: 100, end: 100 })).toBe(100);
	});

	it('is always a number from 0 to 100, for any range', () => {
		const edges = fc.constantFrom(whole, { start: 0, end: 0 }, { start: 100, end: 100 });
		fc.assert(
			fc.property(
				fc.double({ min: -200, max: 300, noNaN: true }),
				direction,
				fc.oneof(stretch, edges),
				(p, way, range) => {
					const point = movePoint(p, way, range);
					expect(point).toBeGreaterThanOrEqual(0);
					expect(point).toBeLessThanOrEqual(100);
				},
			),
		);
	});

	it('of opposite directions adds up to 100', () => {
		fc.assert(
			fc.property(percent, stretch, (p, range) => {
				expect(movePoint(p, 'out-in', range) + movePoint(p, 'in-out', range)).toBeCloseTo(100);
				expect(movePoint(p, 'out-in-out', range) + movePoint(p, 'in-out-in', range)).toBeCloseTo(
					100,
				);
			}),
		);
	});
});

describe('a fade', () => {
	const fade = (name: FadeEffect['name'], level: number): FadeEffect => ({
		name,
		level,
		direction: 'out-in',
		range: { start: 20, end: 80 },
	});
	it.each([
		['opacity', 10, [0, 0.5, 1]],
		['opacity', 4, [0.6, 0.8, 1]],
		['blur', 7, [7, 3.5, 0]],
		['scale', 4, [1, 1.2, 1.4]],
		['scale', -10, [1, 0.5, 0]],
	] as const)('of %s with %d runs as measured', (name, level, values) => {
		expect([20, 50, 80].map((p) => fadeAt(p, fade(name, level)))).toEqual(
			values.map((value) => expect.closeTo(value)),
		);
	});
});

describe('a movement with the pointer', () => {
	it('moves away from it, or with it when inverted, by 50 px for each speed at most', () => {
		const track = { name: 'mouseTrack' as const, speed: 2, isInverted: false };
		expect([0, 50, 100].map((x) => trackAt(x, track))).toEqual([100, -0, -100]);
		expect(trackAt(0, { ...track, isInverted: true })).toBe(-100);
		expect(trackAt(25, { ...track, isInverted: true })).toBe(-50);
	});

	it('tilts by a tenth of its speed', () => {
		const tilt = { name: 'tilt' as const, speed: 4, isInverted: false };
		expect(tiltAt({ x: 100, y: 0 }, tilt)).toEqual({ rotateX: 20, rotateY: 20 });
		expect(tiltAt({ x: 100, y: 0 }, { ...tilt, isInverted: true })).toEqual({
			rotateX: -20,
			rotateY: -20,
		});
	});
});

describe('a background layer', () => {
	it('with a speed of 4 is 140 % of its box and travels 40 % of the box', () => {
		expect(layerSize(4)).toBe(140);
		expect(layerShift(0, 4) * 1.4).toBeCloseTo(0);
		expect(layerShift(100, 4) * 1.4).toBeCloseTo(-40);
	});
});
