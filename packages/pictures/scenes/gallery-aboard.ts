import { buoy } from '../details/buoys';
import { helm } from '../details/helm';
import { flag, staff } from '../details/pennants';
import { sternWake } from '../details/stern-wake';
import { swimLadder } from '../details/swim-ladder';
import { cliff } from '../land/cliff';
import { island } from '../land/islands';
import { boat, composeScene } from '../scene';
import { type Picture, picture } from './picture';

/** Gallery pictures from aboard, or close to a boat. */
export const aboardPictures: readonly Picture[] = [
	picture('2026/05/at-the-wheel', 'landscape', (frame) =>
		composeScene({
			...frame,
			hour: 'morning',
			sun: [0.66, 0.5],
			eye: 2,
			sky: { clouds: 'streaks', count: 2 },
			sea: { swell: 0.5, glitter: 0.66 },
			far: [
				(c) => island(c, { from: 0.1, to: 0.5, height: 120, distance: 0.45 }),
				(c) => island(c, { from: 0.46, to: 0.6, height: 44, distance: 0.7 }),
			],
			near: [
				(c, k) => buoy(c, k, 'can', -6, 60, 3),
				(c, k) => buoy(c, k, 'cone', 6, 60, 3),
				(c) => helm(c),
			],
		}),
	),
	picture('2026/05/looking-astern', 'landscape', (frame) =>
		composeScene({
			...frame,
			hour: 'golden-hour',
			sun: [0.2, 0.3],
			sunBehind: true,
			eye: 2.4,
			lens: 0.9,
			sea: { swell: 0.6 },
			far: [(c) => island(c, { from: 0.28, to: 0.86, height: 150, distance: 0.35 })],
			near: [
				(c) => sternWake(c, 0.46),
				(c) =>
					staff(
						c,
						[c.width * 0.7, c.height * 1.02],
						[c.width * 0.745, c.height * 0.34],
						20 * c.unit,
					),
				(c) =>
					flag(
						c,
						c.width * 0.742,
						c.height * 0.36,
						c.width * 0.2,
						c.height * 0.2,
						['#f4b62f', '#c8342b'],
						{ droop: 0.1, taper: 0.45 },
					),
			],
		}),
	),
	picture('2026/05/swim-ladder', 'upright', (frame) =>
		composeScene({
			...frame,
			hour: 'noon',
			sun: [0.7, 0.8],
			sunBehind: true,
			eye: 2.4,
			sky: { clouds: 'heaps', count: 2 },
			sea: { swell: 0.35, shallow: 1 },
			near: [
				(c) =>
					cliff(c, {
						ridge: [
							[0.58, 0.61],
							[0.66, 0.5],
							[0.82, 0.4],
							[1.1, 0.32],
						],
						base: 0.625,
						pines: 4,
						pineSize: 140,
						distance: 0.1,
					}),
				boat('wren', { x: -1.3, y: 13.5, heading: -20 }),
				(c) => swimLadder(c),
			],
		}),
	),
	picture('2026/05/varnish-and-chrome', 'square', (frame) =>
		composeScene({
			...frame,
			hour: 'golden-hour',
			sun: [0.12, 0.35],
			sunBehind: true,
			eye: 1.55,
			lens: 2.3,
			sea: { swell: 0.3 },
			far: [(c) => island(c, { from: 0.3, to: 1.1, height: 130, distance: 0.5 })],
			near: [boat('heron', { x: -0.5, y: 8.4, heading: -42 })],
		}),
	),
	picture('2026/05/regatta-marks', 'wide', (frame) =>
		composeScene({
			...frame,
			hour: 'noon',
			sun: [0.8, 0.7],
			sunBehind: true,
			eye: 2,
			lens: 1.4,
			sky: { clouds: 'heaps', count: 3 },
			sea: { swell: 1 },
			far: [(c) => island(c, { from: -0.1, to: 0.34, height: 66, distance: 0.6 })],
			near: [
				(c, k) => buoy(c, k, 'race', 10, 90, 2),
				(c, k) => buoy(c, k, 'race', 9, 58, 2, 5),
				(c, k) => buoy(c, k, 'race', 7, 36, 2, -4),
				boat('tern', {
					x: -3.6,
					y: 24,
					heading: 14,
					pitch: 5,
					roll: -6,
					speed: 0.9,
					crew: ['helm'],
				}),
				(c, k) => buoy(c, k, 'race', 4.2, 20, 2, 7),
				(c, k) => buoy(c, k, 'race', 0.5, 10.6, 1.7, -7),
			],
		}),
	),
];
