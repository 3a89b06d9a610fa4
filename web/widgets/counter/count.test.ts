import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Count, countText, decimalsOf, finalText } from './count';

const count = (parts: Partial<Count>): Count => ({
	from: 0,
	to: 100,
	decimals: decimalsOf(parts.to ?? 100),
	durationMs: 2000,
	separator: ',',
	...parts,
});

describe('a count', () => {
	it('sets off at its first number and is half way at half time', () => {
		expect(countText(count({}), 0)).toBe('0');
		expect(countText(count({}), 1000)).toBe('50');
		expect(countText(count({}), 2000)).toBe('100');
	});

	it('goes down as well as up, and below zero', () => {
		expect(countText(count({ from: 10, to: -10 }), 1000)).toBe('0');
		expect(finalText(count({ to: -1234567 }))).toBe('-1,234,567');
	});

	it('groups thousands with the editor’s separator', () => {
		expect(finalText(count({ to: 1234567.5 }))).toBe('1,234,567.5');
		expect(finalText(count({ to: 1234567.5, separator: '.' }))).toBe('1.234.567,5');
		expect(finalText(count({ to: 1234567, separator: '' }))).toBe('1234567');
	});

	it('never shows a minus before zero', () => {
		expect(countText(count({ from: 10, to: -10 }), 1010)).toBe('0');
		expect(countText(count({ from: 0, to: -0.5 }), 1)).toBe('0.0');
	});

	it('keeps the decimals of its last number all the way', () => {
		expect(countText(count({ to: 4.2 }), 1000)).toBe('2.1');
		expect(countText(count({ to: 4.25 }), 2000)).toBe('4.25');
		expect(countText(count({ to: 4.25 }), 0)).toBe('0.00');
	});

	it('keeps the noughts that its last number was written with', () => {
		expect(finalText(count({ to: 7, decimals: decimalsOf('7.0') }))).toBe('7.0');
		expect(countText(count({ to: 0.3, decimals: decimalsOf(' 0.30') }), 0)).toBe('0.00');
		expect(decimalsOf('7')).toBe(0);
	});

	it('is over at once without a duration', () => {
		expect(countText(count({ durationMs: 0 }), 0)).toBe('100');
		expect(countText(count({ durationMs: -5 }), 0)).toBe('100');
	});

	it('always shows a number, and its final one whenever the time is up', () => {
		const finite = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 });
		fc.assert(
			fc.property(finite, finite, finite, finite, (from, to, durationMs, elapsedMs) => {
				const run = count({ from, to, durationMs, separator: '' });
				expect(Number.isFinite(Number(countText(run, elapsedMs)))).toBe(true);
				expect(countText(run, Math.max(durationMs, elapsedMs))).toBe(finalText(run));
			}),
		);
	});
});
