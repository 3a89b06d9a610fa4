import { gulls } from '../details/birds';
import { rockFrame } from '../land/cave';
import { cliff } from '../land/cliff';
import { island } from '../land/islands';
import { pine } from '../land/pine';
import { boat, composeScene } from '../scene';
import { type Picture, picture } from './picture';

/** Gallery pictures of the coast and its light. */
export const coastPictures: readonly Picture[] = [
	picture('2026/05/inside-the-cave', 'landscape', (frame) =>
		composeScene({
			...frame,
			hour: 'noon',
			sun: [0.5, 0.7],
			sunBehind: true,
			eye: 1.8,
			lens: 1.1,
			sky: { clouds: 'heaps', count: 1 },
			sea: { swell: 0.3, shallow: 1 },
			far: [(c) => island(c, { from: 0.36, to: 0.66, height: 60, distance: 0.5 })],
			near: [
				boat('tern', { x: 0.6, y: 16, heading: -60, crew: ['helm'] }),
				(c) =>
					rockFrame(c, {
						stone: '#6b6a72',
						opening: [
							[0.2, 0.8],
							[0.2, 0.6],
							[0.25, 0.4],
							[0.34, 0.25],
							[0.48, 0.19],
							[0.62, 0.23],
							[0.73, 0.36],
							[0.78, 0.56],
							[0.79, 0.82],
						],
					}),
			],
		}),
	),
	picture('2026/05/storm-light', 'landscape', (frame) =>
		composeScene({
			...frame,
			hour: 'storm',
			sun: [0.64, 0.06],
			eye: 3,
			sky: { clouds: 'front', sunSize: 30 },
			sea: { swell: 1.8, glitter: 0.64 },
			near: [
				(c) =>
					cliff(c, {
						ridge: [
							[0.78, 0.6],
							[0.83, 0.47],
							[0.9, 0.4],
							[1.08, 0.34],
						],
						base: 0.632,
						pines: 4,
						green: 0.4,
					}),
				boat('avocet', { x: -2.6, y: 21, heading: -22, pitch: 3, speed: 0.5, crew: ['helm'] }),
				(c) => gulls(c, 0.5, 0.44, 4, 44),
			],
		}),
	),
	picture('2026/05/through-the-arch', 'portrait', (frame) =>
		composeScene({
			...frame,
			hour: 'golden-hour',
			sun: [0.5, 0.16],
			eye: 2.4,
			lens: 1.4,
			sky: { clouds: 'streaks', count: 2 },
			sea: { swell: 0.4, glitter: 0.5 },
			near: [
				(c) =>
					cliff(c, {
						ridge: [
							[-0.12, 0.3],
							[0.06, 0.24],
							[0.24, 0.2],
							[0.44, 0.19],
							[0.62, 0.21],
							[0.8, 0.24],
							[0.94, 0.36],
							[1.1, 0.4],
						],
						base: 0.655,
						hole: [0.24, 0.74, 0.31],
						stone: '#b9794f',
						green: 0.35,
						pines: 3,
						pineSize: 150,
					}),
				boat('heron', { x: 0, y: 22, heading: -112 }),
			],
		}),
	),
	picture('2026/05/moonlit-tender', 'portrait', (frame) =>
		composeScene({
			...frame,
			hour: 'night',
			sun: [0.5, 0.5],
			eye: 2.6,
			sky: { clouds: 'streaks', count: 2, stars: true, sunSize: 92 },
			sea: { swell: 0.2, glitter: 0.5 },
			far: [
				(c) => island(c, { from: -0.2, to: 0.36, height: 130, distance: 0.35 }),
				(c) => island(c, { from: 0.7, to: 1.2, height: 90, distance: 0.5 }),
			],
			near: [boat('wren', { x: 0.1, y: 13, heading: 18 })],
		}),
	),
	picture('2026/05/under-the-pines', 'portrait', (frame) =>
		composeScene({
			...frame,
			hour: 'noon',
			sun: [0.2, 0.8],
			sunBehind: true,
			eye: 12,
			lens: 1.3,
			sky: { clouds: 'heaps', count: 2 },
			sea: { swell: 0.3, shallow: 0.7 },
			far: [(c) => island(c, { from: 0.3, to: 0.9, height: 70, distance: 0.6 })],
			near: [
				(c) =>
					cliff(c, {
						ridge: [
							[0.66, 0.61],
							[0.74, 0.5],
							[0.86, 0.45],
							[1.1, 0.38],
						],
						base: 0.67,
						pines: 4,
						pineSize: 120,
						distance: 0.12,
					}),
				boat('avocet', { x: -1.5, y: 60, heading: -34 }),
				boat('wren', { x: 5.6, y: 50, heading: 60 }),
				(c) =>
					cliff(c, {
						ridge: [
							[-0.1, 0.86],
							[0.1, 0.855],
							[0.36, 0.89],
							[0.6, 0.93],
							[0.8, 1.01],
						],
						base: 1.1,
						green: 1,
						reflect: false,
					}),
				(c) => pine(c, c.width * 0.12, c.height * 0.9, c.height * 0.82, { lean: 0.14 }),
			],
		}),
	),
];
