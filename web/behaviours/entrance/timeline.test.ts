import { ENTRANCE_ANIMATIONS, EXIT_ANIMATIONS } from '@outrigger/rules/motion/entrance-animations';
import { describe, expect, it } from 'vitest';
import { ANIMATIONS } from './animations';
import { type Pose, poseStyle, REST } from './pose';
import { entranceTimeline } from './timeline';

const MOMENTS = Array.from({ length: 51 }, (_, index) => index / 50);

/** Returns a pose without the properties that GSAP adds to the object that it moves. */
function ownValues(pose: Pose): Pose {
	return Object.fromEntries(Object.entries(pose).filter(([key]) => key in REST)) as unknown as Pose;
}

function posesOf(name: (typeof ENTRANCE_ANIMATIONS)[number], moments = MOMENTS) {
	const pose = { ...REST };
	const timeline = entranceTimeline(ANIMATIONS[name], pose);
	return moments.map((moment) => {
		timeline.progress(moment);
		return ownValues(pose);
	});
}

describe('every entrance animation', () => {
	it.each(ENTRANCE_ANIMATIONS)('%s ends at rest, and is a number all the way', (name) => {
		const poses = posesOf(name);
		for (const pose of poses) {
			expect(Object.values(pose).every(Number.isFinite)).toBe(true);
			expect(pose.opacity).toBeGreaterThanOrEqual(0);
			expect(pose.opacity).toBeLessThanOrEqual(1);
		}
		expect(poses.at(-1)).toEqual(REST);
		expect(poses.some((pose) => JSON.stringify(pose) !== JSON.stringify(REST))).toBe(true);
	});

	it.each(ENTRANCE_ANIMATIONS)('%s lasts the whole of its time, in steps that follow', (name) => {
		const { steps } = ANIMATIONS[name];
		expect(steps.map(({ at }) => at)).toEqual(steps.map(({ at }) => at).toSorted((a, b) => a - b));
		expect([steps[0]?.at, steps.at(-1)?.at]).toEqual([0, 100]);
	});
});

describe('every exit', () => {
	it.each(EXIT_ANIMATIONS)('%s ends out of sight, or beside its place', (name) => {
		const out = posesOf(name, [0])[0];
		const isBeside = Math.abs(out?.xPercent ?? 0) === 100 || Math.abs(out?.yPercent ?? 0) === 100;
		expect(out?.opacity === 0 || isBeside).toBe(true);
	});

	it('is the entrance backwards', () => {
		const there = posesOf('zoomInLeft');
		const back = posesOf('zoomInLeft', MOMENTS.toReversed()).toReversed();
		expect(back).toEqual(there);
	});
});

describe('a pose in CSS', () => {
	it('has no functions for properties at rest', () => {
		expect(poseStyle({ ...REST })).toEqual({ transform: '', opacity: 1 });
	});

	it('moves by parts of the box and by pixels, then turns, skews and scales', () => {
		const pose = { ...REST, xPercent: -100, y: 30, rotate: 3, skewX: 5, scaleX: 1.1, opacity: 0.5 };
		expect(poseStyle(pose)).toEqual({
			transform:
				'translate(-100%,0%) translate(0px,30px) rotate(3deg) skew(5deg,0deg) scale(1.1,1)',
			opacity: 0.5,
		});
	});

	it('turns about its pivot', () => {
		expect(poseStyle({ ...REST, rotate: 45 }, [-50, 50]).transform).toBe(
			'translate(-50%,50%) rotate(45deg) translate(50%,-50%)',
		);
	});

	it('writes tiny numbers without an exponent', () => {
		expect(poseStyle({ ...REST, x: 1e-9, opacity: 1e-12 })).toEqual({
			transform: 'translate(0px,0px)',
			opacity: 0,
		});
	});
});
