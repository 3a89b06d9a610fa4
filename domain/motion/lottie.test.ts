import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	endOfPlay,
	frameAt,
	frameAtScroll,
	isLottieData,
	needsPause,
	type Run,
	rangeMargin,
	runMs,
	scrollShare,
	segmentOf,
	timeOfFrame,
	wayMs,
} from './lottie';

const run = (parts: Partial<Run> = {}): Run => ({
	first: 0,
	last: 60,
	framesPerSecond: 30,
	isReversing: false,
	plays: 1,
	...parts,
});

describe('the part that is played', () => {
	it('lies between two percentages of the frames', () => {
		expect(segmentOf(100.001, 0, 100)).toEqual({ first: 0, last: 100 });
		expect(segmentOf(100.001, 25, 75)).toEqual({ first: 25, last: 75 });
		expect(segmentOf(100.001, 75, 25)).toEqual({ first: 25, last: 75 });
	});

	it('is the whole for a value that is no percentage, and nothing of nothing', () => {
		expect(segmentOf(100.001, Number.NaN, 900)).toEqual({ first: 0, last: 100 });
		expect(segmentOf(100.001, -5, 50)).toEqual({ first: 0, last: 50 });
		expect(segmentOf(100.001, 50, Number.NaN)).toEqual({ first: 50, last: 100 });
		for (const frames of [Number.NaN, 0, -7])
			expect(segmentOf(frames, 0, 100)).toEqual({ first: 0, last: 0 });
	});
});

describe('an animation that plays by itself', () => {
	it('goes from its first frame to its last and stays there', () => {
		expect([0, 1000, 2000, 9000].map((ms) => frameAt(run(), ms))).toEqual([0, 30, 60, 60]);
		expect(frameAt(run({ first: 20, last: 40 }), 333.3333)).toBeCloseTo(30, 3);
	});

	it('goes forward and back, and counts that as one play', () => {
		const both = run({ isReversing: true, plays: 2 });
		expect([0, 1000, 2000, 3000, 4000, 6000, 8000, 9000].map((ms) => frameAt(both, ms))).toEqual([
			0, 30, 60, 30, 0, 60, 0, 0,
		]);
		expect(runMs(both)).toBe(8000);
	});

	it('takes no time where it has no way or no speed', () => {
		for (const parts of [{ last: 0 }, { framesPerSecond: 0 }, { framesPerSecond: -30 }]) {
			expect([wayMs(run(parts)), runMs(run({ ...parts, plays: 2 }))]).toEqual([0, 0]);
			expect(endOfPlay(run(parts), 500)).toBe(0);
			expect(timeOfFrame(run(parts), 30)).toBe(0);
		}
		expect(frameAt(run({ framesPerSecond: 0 }), 0)).toBe(60);
		expect(frameAt(run({ framesPerSecond: 0, isReversing: true }), 0)).toBe(0);
		expect(runMs(run({ last: 0, plays: Number.POSITIVE_INFINITY }))).toBe(0);
		expect(frameAt(run({ framesPerSecond: 0 }), -1)).toBe(60);
		expect(timeOfFrame(run({ last: 0 }), 0)).toBe(0);
		expect(runMs(run({ plays: -1 }))).toBe(0);
	});

	it('stands at its first frame before it begins', () => {
		expect(frameAt(run({ first: 20 }), -500)).toBe(20);
	});

	it('shows each frame at its time, and frames outside of it at its ends', () => {
		const part = run({ first: 15, last: 75 });
		expect([0, 15, 45, 75, 90].map((frame) => timeOfFrame(part, frame))).toEqual([
			0, 0, 1000, 2000, 2000,
		]);
	});

	it('begins again in a loop, with an end or without', () => {
		expect(frameAt(run({ plays: 3 }), 5000)).toBe(30);
		expect(frameAt(run({ plays: 3 }), 4000)).toBe(0);
		expect(frameAt(run({ plays: 3 }), 6000)).toBe(60);
		expect(frameAt(run({ plays: Number.POSITIVE_INFINITY }), 1e6 + 1000)).toBe(30);
	});

	it('needs a pause button when it moves for more than five seconds', () => {
		expect(needsPause(run())).toBe(false);
		expect(needsPause(run({ last: 150 }))).toBe(false);
		expect(needsPause(run({ last: 151 }))).toBe(true);
		expect(needsPause(run({ plays: 3 }))).toBe(true);
		expect(needsPause(run({ plays: Number.POSITIVE_INFINITY }))).toBe(true);
		expect(needsPause(run({ last: 0, plays: Number.POSITIVE_INFINITY }))).toBe(false);
	});

	it('knows the end of the play that is going on', () => {
		const loop = run({ plays: Number.POSITIVE_INFINITY });
		expect(endOfPlay(loop, 0)).toBe(2000);
		expect(endOfPlay(loop, 2000)).toBe(2000);
		expect(endOfPlay(loop, 2001)).toBe(4000);
		expect(endOfPlay(loop, 4500)).toBe(6000);
		expect(endOfPlay(run({ plays: 3 }), 9000)).toBe(6000);
		expect(endOfPlay(run({ isReversing: true }), 500)).toBe(4000);
	});

	it('stays in its part for any frame, and knows the time of each frame', () => {
		const positive = fc.double({ min: 0.1, max: 1000, noNaN: true });
		fc.assert(
			fc.property(
				positive,
				positive,
				positive,
				fc.boolean(),
				fc.integer({ min: 1, max: 9 }),
				fc.double({ noNaN: true }),
				(first, length, framesPerSecond, isReversing, plays, elapsed) => {
					const one = run({ first, last: first + length, framesPerSecond, isReversing, plays });
					const frame = frameAt(one, elapsed);
					expect(frame).toBeGreaterThanOrEqual(first - 1e-6);
					expect(frame).toBeLessThanOrEqual(one.last + 1e-6);
					const time = timeOfFrame(one, frame);
					expect(time).toBeLessThanOrEqual(wayMs(one) + 1e-6);
					if (time < wayMs(one)) expect(frameAt(one, time)).toBeCloseTo(frame, 4);
				},
			),
		);
	});
});

describe('an animation that follows the scrolling', () => {
	const box = { height: 200, viewportHeight: 800 };
	const all = { start: 0, end: 100 };

	it('begins at the lower edge of the window and ends at the upper one', () => {
		expect(scrollShare({ ...box, top: 800 }, all, 'viewport')).toBe(0);
		expect(scrollShare({ ...box, top: 300 }, all, 'viewport')).toBe(50);
		expect(scrollShare({ ...box, top: -200 }, all, 'viewport')).toBe(100);
		expect(scrollShare({ ...box, top: -900 }, all, 'viewport')).toBe(100);
	});

	it('keeps to the part of the window that an editor chose', () => {
		const middle = { start: 25, end: 75 };
		expect(scrollShare({ ...box, top: 600 }, middle, 'viewport')).toBe(0);
		expect(scrollShare({ ...box, top: 300 }, middle, 'viewport')).toBe(50);
		expect(scrollShare({ ...box, top: 0 }, middle, 'viewport')).toBe(100);
		expect(rangeMargin(middle)).toBe('-25% 0% -25%');
		expect(rangeMargin({ start: 10, end: 60 })).toBe('-40% 0% -10%');
	});

	it('follows the whole page, or a part of its way', () => {
		const page = (top: number) => ({ top, height: 2800, viewportHeight: 800 });
		expect(scrollShare(page(-1000), all, 'page')).toBe(50);
		expect(scrollShare(page(-1000), { start: 50, end: 100 }, 'page')).toBe(0);
		expect(scrollShare(page(-1500), { start: 50, end: 100 }, 'page')).toBe(50);
		expect(scrollShare(page(-1500), { start: 50, end: 50 }, 'page')).toBe(75);
		expect(scrollShare(page(-1000), { start: 50, end: 50 }, 'page')).toBe(50);
		expect(scrollShare(page(-500), { start: 50, end: 100 }, 'page')).toBe(0);
		expect(scrollShare(page(-1500), { start: 0, end: 50 }, 'page')).toBe(100);
		expect(scrollShare(page(-500), { start: 0, end: 50 }, 'page')).toBe(50);
	});

	it('shows the frame of its percentage', () => {
		expect(frameAtScroll({ first: 10, last: 30 }, 50)).toBe(20);
		expect(frameAtScroll({ first: 10, last: 30 }, 900)).toBe(30);
		expect(frameAtScroll({ first: 10, last: 30 }, -5)).toBe(10);
	});
});

it('the check accepts an animation and refuses other JSON', () => {
	const data = { w: 400, h: 300, fr: 30, ip: 0, op: 60, layers: [] };
	expect(isLottieData(data)).toBe(true);
	for (const wrong of [
		null,
		undefined,
		[],
		7,
		{},
		{ ...data, op: 0 },
		{ ...data, op: '60' },
		{ ...data, ip: '0' },
		{ ...data, w: 0 },
		{ ...data, h: 0 },
		{ ...data, fr: 0 },
		{ ...data, fr: undefined },
		{ ...data, layers: {} },
		{ ...data, w: '4' },
	]) {
		expect(isLottieData(wrong)).toBe(false);
	}
});
