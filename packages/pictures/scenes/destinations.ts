import { gulls } from '../details/birds';
import { sailingBoat } from '../details/sails';
import { beach } from '../land/beach';
import { rockFrame } from '../land/cave';
import { cliff } from '../land/cliff';
import { island } from '../land/islands';
import { lighthouse } from '../land/lighthouse';
import { pine } from '../land/pine';
import { village } from '../land/village';
import { boat, composeScene } from '../scene';
import { type Picture, picture } from './picture';

/**
 * One picture of each place that a boat can go to. The page writes the place's name on the sky, so the upper 30 % are
 * free of land.
 */
export const destinations: readonly Picture[] = [
	picture('2026/03/porto-sereno-harbour', 'landscape', (frame) =>
		composeScene({
			...frame,
			hour: 'morning',
			sun: [0.15, 0.5],
			sunBehind: true,
			eye: 4,
			lens: 1.3,
			sky: { clouds: 'streaks', count: 2 },
			sea: { swell: 0.25 },
			far: [(c) => island(c, { from: -0.1, to: 0.3, height: 70, distance: 0.65 })],
			near: [
				(c) => village(c, { from: 0.38, to: 1.08, base: 0.64, rows: 4, size: 88 }),
				(c) =>
					cliff(c, {
						ridge: [
							[0.06, 0.632],
							[0.1, 0.6],
							[0.2, 0.592],
							[0.27, 0.628],
						],
						base: 0.64,
						green: 0.2,
						reflect: false,
					}),
				(c) =>
					lighthouse(c, {
						x: c.width * 0.17,
						y: c.height * 0.598,
						size: c.height * 0.27,
						keeper: false,
					}),
				boat('avocet', { x: 8, y: 40, heading: 8 }),
				boat('heron', { x: 2.6, y: 38, heading: 184 }),
				boat('tern', { x: -3.6, y: 24, heading: 160, crew: ['helm'] }),
			],
		}),
	),
	picture('2026/03/cala-ventosa-cove', 'landscape', (frame) =>
		composeScene({
			...frame,
			hour: 'noon',
			sun: [0.8, 0.7],
			sunBehind: true,
			eye: 6,
			lens: 1.3,
			sky: { clouds: 'heaps', count: 3 },
			sea: { swell: 0.9, shallow: 0.7 },
			near: [
				(c) =>
					cliff(c, {
						ridge: [
							[0.58, 0.6],
							[0.66, 0.51],
							[0.8, 0.45],
							[1.08, 0.41],
						],
						base: 0.615,
						pines: 5,
						pineSize: 80,
						distance: 0.18,
					}),
				(c) =>
					cliff(c, {
						ridge: [
							[-0.08, 0.3],
							[0.1, 0.36],
							[0.2, 0.43],
							[0.28, 0.51],
							[0.34, 0.62],
						],
						base: 0.66,
						pines: 0,
					}),
				(c) =>
					[0.01, 0.1, 0.18]
						.map((x, index) =>
							pine(
								c,
								c.width * x,
								c.height * (0.34 + index * 0.045),
								c.height * (0.17 - index * 0.02),
								{ lean: 0.34 },
							),
						)
						.join(''),
				boat('sandpiper', { x: 3.6, y: 32, heading: 200 }),
				(c) => gulls(c, 0.6, 0.36, 4, 44),
			],
		}),
	),
	picture('2026/03/isola-bruna-arch', 'landscape', (frame) =>
		composeScene({
			...frame,
			hour: 'golden-hour',
			sun: [0.14, 0.3],
			eye: 4,
			lens: 1.3,
			sky: { clouds: 'streaks', count: 3 },
			sea: { swell: 0.4, glitter: 0.14 },
			near: [
				(c) =>
					cliff(c, {
						ridge: [
							[0.33, 0.628],
							[0.352, 0.54],
							[0.375, 0.48],
							[0.4, 0.43],
							[0.46, 0.39],
							[0.54, 0.365],
							[0.62, 0.38],
							[0.7, 0.37],
							[0.78, 0.4],
							[0.85, 0.46],
							[0.9, 0.49],
							[0.95, 0.57],
							[0.98, 0.628],
						],
						base: 0.636,
						hole: [0.5, 0.68, 0.45],
						stone: '#b06f45',
						green: 0.45,
						pines: 3,
						pineSize: 74,
					}),
				boat('petrel', { x: -3.2, y: 26, heading: -16, pitch: 4, speed: 0.8, crew: ['helm'] }),
			],
		}),
	),
	picture('2026/03/grotta-chiara-cave', 'landscape', (frame) =>
		composeScene({
			...frame,
			hour: 'morning',
			sun: [0.5, 0.7],
			sunBehind: true,
			eye: 2.2,
			lens: 1.2,
			sky: { clouds: 'none' },
			sea: { swell: 0.25, shallow: 1 },
			near: [
				boat('wren', { x: -0.9, y: 14, heading: 24, crew: [[0.5, 0.1, 0.42]] }),
				(c) =>
					rockFrame(c, {
						stone: '#8d9aa0',
						shine: '#8fe6dc',
						opening: [
							[0.1, 0.9],
							[0.13, 0.68],
							[0.22, 0.52],
							[0.36, 0.425],
							[0.55, 0.41],
							[0.7, 0.47],
							[0.82, 0.58],
							[0.87, 0.72],
							[0.9, 0.92],
						],
					}),
			],
		}),
	),
	picture('2026/03/baia-delle-vele-beach', 'landscape', (frame) =>
		composeScene({
			...frame,
			hour: 'noon',
			sun: [0.25, 0.7],
			sunBehind: true,
			eye: 7,
			lens: 1.2,
			sky: { clouds: 'towers', count: 2 },
			sea: { swell: 0.3, shallow: 1 },
			far: [(c) => island(c, { from: 0.5, to: 0.84, height: 50, distance: 0.65 })],
			near: [
				(c) =>
					cliff(c, {
						ridge: [
							[-0.08, 0.47],
							[0.1, 0.5],
							[0.24, 0.545],
							[0.34, 0.6],
						],
						base: 0.61,
						pines: 5,
						pineSize: 70,
						distance: 0.22,
					}),
				(c, k) => sailingBoat(c, k, 18, 130, {}),
				(c, k) => sailingBoat(c, k, 40, 170, { colour: '#e8733f' }),
				(c, k) => sailingBoat(c, k, -8, 100, { colour: '#f6d27a' }),
				(c, k) => sailingBoat(c, k, 5, 62, {}),
				boat('kingfisher', { x: -1, y: 40, heading: 170 }),
				(c) => beach(c, { from: 0.86, rise: 0.13 }),
			],
		}),
	),
	picture('2026/03/capo-sole-sunset', 'landscape', (frame) =>
		composeScene({
			...frame,
			hour: 'golden-hour',
			sun: [0.62, 0.08],
			eye: 3,
			lens: 1.3,
			sky: { clouds: 'streaks', count: 4, sunSize: 150 },
			sea: { swell: 0.5, glitter: 0.62 },
			near: [
				(c) =>
					cliff(c, {
						ridge: [
							[-0.08, 0.43],
							[0.1, 0.45],
							[0.24, 0.49],
							[0.36, 0.52],
							[0.44, 0.565],
							[0.5, 0.61],
						],
						base: 0.628,
						pines: 6,
						pineSize: 92,
					}),
				boat('kingfisher', { x: 4.2, y: 22, heading: 164, crew: ['helm', [1.6, 0.4, 0.9]] }),
			],
		}),
	),
];
