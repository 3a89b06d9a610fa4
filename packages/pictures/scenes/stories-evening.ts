import { buoy } from '../details/buoys';
import { dolphins } from '../details/dolphins';
import { boathouse } from '../land/boathouse';
import { cliff } from '../land/cliff';
import { island } from '../land/islands';
import { lighthouse } from '../land/lighthouse';
import { village } from '../land/village';
import { boat, composeScene } from '../scene';
import { type Picture, picture } from './picture';

/** The featured pictures of the later stories, all 16:9. */
export const eveningStories: readonly Picture[] = [
	picture('2026/06/coming-home-by-lights', 'wide', (frame) =>
		composeScene({
			...frame,
			hour: 'night',
			sun: [0.12, 0.7],
			eye: 2.4,
			lens: 1.4,
			sky: { clouds: 'none', stars: true, crescent: true },
			sea: { swell: 0.3, glitter: 0.12 },
			near: [
				(c) => village(c, { from: 0.26, to: 0.62, base: 0.61, rows: 3, size: 54 }),
				(c) =>
					cliff(c, {
						ridge: [
							[0.7, 0.61],
							[0.76, 0.55],
							[0.9, 0.52],
							[1.08, 0.5],
						],
						base: 0.628,
						pines: 3,
						pineSize: 80,
					}),
				(c) =>
					lighthouse(c, {
						x: c.width * 0.82,
						y: c.height * 0.548,
						size: c.height * 0.3,
						beams: [176, -6],
					}),
				(c, k) => buoy(c, k, 'can', -4.6, 26, 1.8),
				(c, k) => buoy(c, k, 'cone', 3.4, 28, 1.8),
				boat('sandpiper', { x: -0.2, y: 18.5, heading: 66, crew: ['helm'] }),
			],
		}),
	),
	picture('2026/06/autumn-swell', 'wide', (frame) =>
		composeScene({
			...frame,
			hour: 'storm',
			sun: [0.3, 0.08],
			eye: 2,
			lens: 1.4,
			sky: { clouds: 'front', sunSize: 34 },
			sea: { swell: 2, glitter: 0.3 },
			far: [(c) => island(c, { from: 0.5, to: 0.8, height: 60, distance: 0.5 })],
			near: [
				(c) => lighthouse(c, { x: c.width * 0.88, y: c.height * 0.58, size: c.height * 0.32 }),
				(c) =>
					cliff(c, {
						ridge: [
							[0.72, 0.61],
							[0.78, 0.57],
							[0.88, 0.56],
							[1.08, 0.52],
						],
						base: 0.64,
						green: 0.3,
					}),
				boat('petrel', {
					x: -1.8,
					y: 16.5,
					heading: -24,
					pitch: 8,
					lift: 0.1,
					speed: 0.7,
					crew: ['helm'],
				}),
			],
		}),
	),
	picture('2026/06/the-boathouse-in-winter', 'wide', (frame) =>
		composeScene({
			...frame,
			hour: 'morning',
			sun: [0.24, 0.3],
			sunBehind: true,
			eye: 3,
			sky: { clouds: 'streaks', count: 3 },
			sea: { swell: 0.2 },
			far: [(c) => island(c, { from: 0.6, to: 1.2, height: 120, distance: 0.75 })],
			near: [
				(c) =>
					cliff(c, {
						ridge: [
							[-0.1, 0.3],
							[0.06, 0.32],
							[0.2, 0.37],
							[0.36, 0.43],
							[0.5, 0.5],
							[0.6, 0.56],
							[0.66, 0.615],
						],
						base: 0.64,
						pines: 5,
						pineSize: 96,
						green: 1,
					}),
				(c) => boathouse(c, { x: 0.06, y: 0.68, width: 0.52 }),
				boat('heron', { x: 3.2, y: 20, heading: 172 }),
			],
		}),
	),
	picture('2026/06/red-right-green-left', 'wide', (frame) =>
		composeScene({
			...frame,
			hour: 'golden-hour',
			sun: [0.5, 0.18],
			eye: 2.2,
			lens: 1.3,
			sea: { swell: 0.4, glitter: 0.5 },
			far: [
				(c) => island(c, { from: 0.62, to: 1.2, height: 90, distance: 0.5 }),
				(c) => island(c, { from: -0.2, to: 0.3, height: 70, distance: 0.6 }),
			],
			near: [
				(c, k) => buoy(c, k, 'cone', -7, 54, 2.4),
				(c, k) => buoy(c, k, 'can', 7, 54, 2.4),
				(c, k) => buoy(c, k, 'cone', -5.4, 26, 2.4, 3),
				(c, k) => buoy(c, k, 'can', 5.6, 26, 2.4, -3),
				boat('wren', { x: 0.2, y: 18, heading: 74, crew: [[0.5, 0.1, 0.42]] }),
			],
		}),
	),
	picture('2026/06/dolphins-off-the-cape', 'wide', (frame) =>
		composeScene({
			...frame,
			hour: 'dusk',
			sun: [0.7, 0.12],
			eye: 2.2,
			lens: 1.5,
			sky: { clouds: 'streaks', count: 3, sunSize: 90 },
			sea: { swell: 0.6, glitter: 0.7 },
			far: [(c) => island(c, { from: -0.15, to: 0.34, height: 150, distance: 0.35 })],
			near: [
				boat('tern', { x: -5, y: 30, heading: 2, crew: ['helm'] }),
				(c) => dolphins(c, 0.5, 0.7, 260),
			],
		}),
	),
	picture('2026/06/first-time-at-the-helm', 'wide', (frame) =>
		composeScene({
			...frame,
			hour: 'golden-hour',
			sun: [0.12, 0.3],
			sunBehind: true,
			eye: 2.2,
			lens: 2.2,
			sea: { swell: 0.5 },
			far: [(c) => island(c, { from: 0.5, to: 1.1, height: 130, distance: 0.5 })],
			near: [
				boat('marlin', {
					x: 0.9,
					y: 12.2,
					heading: -18,
					pitch: 3,
					speed: 0.4,
					crew: ['helm', [2.7, -0.35, 0.3]],
				}),
			],
		}),
	),
	picture('2026/06/a-cove-for-the-tender', 'wide', (frame) =>
		composeScene({
			...frame,
			hour: 'noon',
			sun: [0.75, 0.7],
			sunBehind: true,
			eye: 4,
			lens: 1.3,
			sky: { clouds: 'heaps', count: 2 },
			sea: { swell: 0.2, shallow: 1 },
			near: [
				(c) =>
					cliff(c, {
						ridge: [
							[0.52, 0.61],
							[0.58, 0.46],
							[0.7, 0.36],
							[0.86, 0.28],
							[1.08, 0.2],
						],
						base: 0.64,
						pines: 6,
						pineSize: 100,
					}),
				(c) =>
					cliff(c, {
						ridge: [
							[-0.08, 0.4],
							[0.06, 0.44],
							[0.16, 0.52],
							[0.22, 0.62],
						],
						base: 0.63,
						pines: 3,
						pineSize: 90,
						distance: 0.1,
					}),
				boat('kingfisher', { x: -3.6, y: 48, heading: 18 }),
				boat('wren', {
					x: 0.6,
					y: 27.5,
					heading: -34,
					crew: [
						[0.5, 0.1, 0.42],
						[1.8, -0.1, 0.42],
					],
				}),
			],
		}),
	),
];
