import { describe, expect, it } from 'vitest';
import { type Box, isHeadingInto } from './safe-triangle';

/** A submenu below its item, wider than the item. */
const BELOW: Box = { left: 100, top: 50, right: 300, bottom: 250 };
/** A pointer position over the item of the submenu. */
const OVER_ITEM = { x: 120, y: 30 };

describe('a pointer on its way into a submenu', () => {
	it.each([
		['straight down', { x: 120, y: 40 }],
		['over the neighbour, towards the far corner', { x: 200, y: 39 }],
		['in it', { x: 299, y: 249 }],
		['along the upper edge of the way', { x: 210, y: 40 }],
	])('is heading there %s', (_, to) => {
		expect(isHeadingInto(BELOW, OVER_ITEM, to)).toBe(true);
	});

	it.each([
		['sideways', { x: 200, y: 30 }],
		['just above that edge', { x: 210, y: 39.999 }],
		['up', { x: 120, y: 20 }],
		['away past its side', { x: 90, y: 40 }],
	])('is not when it goes %s', (_, to) => {
		expect(isHeadingInto(BELOW, OVER_ITEM, to)).toBe(false);
	});

	it('is not while it rests, or where there is no box', () => {
		expect(isHeadingInto(BELOW, OVER_ITEM, OVER_ITEM)).toBe(false);
		const none = { left: 0, top: 0, right: 0, bottom: 0 };
		expect(isHeadingInto(none, OVER_ITEM, { x: 60, y: 15 })).toBe(false);
	});

	it('counts the edges of the box itself, and nothing beyond them', () => {
		expect(isHeadingInto(BELOW, { x: 290, y: 100 }, { x: 300, y: 100 })).toBe(true);
		expect(isHeadingInto(BELOW, { x: 290, y: 100 }, { x: 300.1, y: 100 })).toBe(false);
	});

	it.each([
		[100, 100, true],
		[99.9, 100, false],
		[300, 100, true],
		[300.1, 100, false],
		[200, 50, true],
		[200, 49.9, false],
		[200, 250, true],
		[200, 250.1, false],
	])('is in it at %d/%d, its edges counted: %s', (x, y, is) => {
		expect(isHeadingInto(BELOW, { x: 200, y: 150 }, { x, y })).toBe(is);
	});

	it.each([
		['left', { x: 20, y: 150 }, { x: 60, y: 150 }, { x: 20, y: 250 }, { x: 10, y: 150 }],
		['right', { x: 380, y: 150 }, { x: 340, y: 150 }, { x: 380, y: 40 }, { x: 390, y: 150 }],
		['above', { x: 200, y: 10 }, { x: 200, y: 30 }, { x: 100, y: 10 }, { x: 200, y: 5 }],
		['below', { x: 200, y: 290 }, { x: 200, y: 270 }, { x: 300, y: 290 }, { x: 200, y: 300 }],
	])('comes from the %s side, or goes elsewhere', (_, from, into, along, away) => {
		expect(isHeadingInto(BELOW, from, into)).toBe(true);
		expect(isHeadingInto(BELOW, from, along)).toBe(false);
		expect(isHeadingInto(BELOW, from, away)).toBe(false);
	});

	it.each([
		{ left: 100, top: 50, right: 100, bottom: 250 },
		{ left: 100, top: 50, right: 300, bottom: 50 },
		{ left: 300, top: 50, right: 100, bottom: 250 },
		{ left: 100, top: 250, right: 300, bottom: 50 },
	])('is heading into no box without a surface: %j', (flat) => {
		for (const to of [
			{ x: 110, y: 60 },
			{ x: 100, y: 50 },
			{ x: 150, y: 45 },
		])
			expect(isHeadingInto(flat, OVER_ITEM, to)).toBe(false);
	});

	it('goes past a box if it only points at a corner', () => {
		expect(isHeadingInto(BELOW, { x: 50, y: 50 }, { x: 40, y: 50 })).toBe(false);
		expect(isHeadingInto(BELOW, { x: 50, y: 50 }, { x: 80, y: 50 })).toBe(true);
		expect(isHeadingInto(BELOW, { x: 320, y: 50 }, { x: 400, y: 50 })).toBe(false);
	});

	it('is heading there from any side', () => {
		expect(isHeadingInto(BELOW, { x: 400, y: 150 }, { x: 350, y: 150 })).toBe(true);
		expect(isHeadingInto(BELOW, { x: 20, y: 150 }, { x: 60, y: 130 })).toBe(true);
		expect(isHeadingInto(BELOW, { x: 200, y: 400 }, { x: 200, y: 300 })).toBe(true);
	});
});
