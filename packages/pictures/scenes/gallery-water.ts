import { composeAir } from '../air';
import { boatFromAir } from '../air-boat';
import { beachFromAir, rocksFromAir } from '../air-shore';
import { gulls } from '../details/birds';
import { lounger } from '../details/lounger';
import { cliff } from '../land/cliff';
import { island } from '../land/islands';
import { boat, composeScene } from '../scene';
import { depths, halfSunk, meniscus, shoal } from '../underwater';
import { type Picture, picture } from './picture';

/** Gallery pictures of boats under way, and of things in, over and under the water. */
export const waterPictures: readonly Picture[] = [
	picture('2026/05/bow-cutting-water', 'portrait', (frame) =>
		composeScene({
			...frame,
			hour: 'noon',
			sun: [0.2, 0.7],
			sunBehind: true,
			eye: 1.7,
			lens: 1.35,
			sky: { clouds: 'heaps', count: 2 },
			sea: { swell: 1 },
			far: [(c) => island(c, { from: 0.45, to: 1.2, height: 90, distance: 0.6 })],
			near: [
				boat('marlin', {
					x: -1.1,
					y: 6.3,
					heading: -52,
					pitch: 2.5,
					lift: -0.14,
					roll: 4,
					speed: 1,
					crew: ['helm'],
				}),
			],
		}),
	),
	picture('2026/05/sun-lounger-and-rail', 'upright', (frame) =>
		composeScene({
			...frame,
			hour: 'noon',
			sun: [0.25, 0.8],
			sunBehind: true,
			eye: 3,
			sky: { clouds: 'heaps', count: 2 },
			sea: { swell: 0.3, shallow: 0.7 },
			near: [
				(c) =>
					cliff(c, {
						ridge: [
							[-0.08, 0.33],
							[0.1, 0.4],
							[0.22, 0.5],
							[0.3, 0.6],
						],
						base: 0.622,
						pines: 3,
						pineSize: 150,
						distance: 0.15,
					}),
				(c) => lounger(c),
			],
		}),
	),
	picture('2026/05/over-and-under', 'portrait', (frame) =>
		composeScene({
			...frame,
			hour: 'noon',
			sun: [0.7, 0.8],
			sunBehind: true,
			sky: { clouds: 'heaps', count: 1 },
			sea: {},
			far: [(c) => island(c, { from: -0.1, to: 0.5, height: 120, distance: 0.45 })],
			near: [
				(c) => depths(c),
				(c) => halfSunk(c, 'sandpiper', [0.42, -0.02], 235, 0),
				(c) => shoal(c, 0.62, 0.78, 26, 34, 290),
				(c) => shoal(c, 0.2, 0.86, 9, 46, 170),
				(c) => meniscus(c),
				(c) => gulls(c, 0.7, 0.2, 3, 60),
			],
		}),
	),
	picture('2026/05/wake-from-above', 'upright', (frame) =>
		composeAir({
			...frame,
			hour: 'noon',
			sun: [0.2, 0.7],
			zoom: 62,
			centre: [0.6, 0.3],
			layers: [boatFromAir('petrel', { x: 0, y: 0, heading: 62 }, { speed: 1, crew: true })],
		}),
	),
	picture('2026/05/floating-over-sand', 'square', (frame) =>
		composeAir({
			...frame,
			hour: 'noon',
			sun: [0.25, 0.7],
			zoom: 104,
			centre: [0.43, 0.75],
			layers: [
				rocksFromAir('right', 0.16),
				boatFromAir('heron', { x: 0, y: 0, heading: 24 }, { depth: 3.2 }),
			],
		}),
	),
	picture('2026/05/beach-from-above', 'landscape', (frame) =>
		composeAir({
			...frame,
			hour: 'noon',
			sun: [0.75, 0.7],
			zoom: 48,
			centre: [0.42, 0.5],
			layers: [
				rocksFromAir('left', 0.1),
				boatFromAir('avocet', { x: -4, y: 4, heading: 152 }, { depth: 2.4 }),
				boatFromAir('wren', { x: 8, y: -0.6, heading: -70 }, { depth: 0.7 }),
				beachFromAir(0.69),
			],
		}),
	),
	picture('2026/05/two-abreast', 'wide', (frame) =>
		composeScene({
			...frame,
			hour: 'golden-hour',
			sun: [0.33, 0.22],
			eye: 2.2,
			lens: 1.5,
			sea: { swell: 0.8, glitter: 0.33 },
			far: [
				(c) => island(c, { from: 0.1, to: 0.5, height: 52, distance: 0.7 }),
				(c) => island(c, { from: 0.62, to: 1.2, height: 110, distance: 0.4 }),
			],
			near: [
				boat('sandpiper', { x: -3.4, y: 31, heading: -28, pitch: 4, speed: 0.9, crew: ['helm'] }),
				boat('petrel', {
					x: 3.2,
					y: 20,
					heading: -33,
					pitch: 5,
					speed: 1,
					roll: 3,
					crew: ['helm'],
				}),
			],
		}),
	),
];
