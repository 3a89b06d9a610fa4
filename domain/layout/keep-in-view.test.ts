import { describe, expect, it } from 'vitest';
import { opensBefore, shiftInto } from './keep-in-view';

const ROOM = { start: 0, end: 400 };

describe('the distance that a box moves into the window', () => {
	it.each([
		[{ start: 100, end: 300 }, 0],
		[{ start: 200, end: 400 }, 0],
		[{ start: 201, end: 401 }, -1],
		[{ start: 0, end: 200 }, 0],
		[{ start: -1, end: 199 }, 1],
		[{ start: 10, end: 410 }, -10],
		[{ start: 10, end: 411 }, -10],
		[{ start: -30, end: 500 }, 30],
	])('%j by %d', (box, shift) => {
		expect(shiftInto(box, ROOM)).toBe(shift);
	});
});

it('a room need not begin at the edge', () => {
	expect(shiftInto({ start: 150, end: 400 }, { start: 100, end: 300 })).toBe(-50);
	expect(opensBefore(100, { start: 190, end: 210 }, { start: 100, end: 300 })).toBe(false);
});

describe('a box that does not fit after its item', () => {
	const item = { start: 250, end: 300 };

	it('opens before it where there is more room', () => {
		expect(opensBefore(100, item, ROOM)).toBe(false);
		expect(opensBefore(101, item, ROOM)).toBe(true);
		expect(opensBefore(1000, item, ROOM)).toBe(true);
	});

	it('stays where there is as much room or less', () => {
		expect(opensBefore(1000, { start: 190, end: 210 }, ROOM)).toBe(false);
		expect(opensBefore(1000, { start: 191, end: 210 }, ROOM)).toBe(true);
	});
});
