import { gulls, restingGull } from '../details/birds';
import { buoy } from '../details/buoys';
import { cleat, coil, planks, rope } from '../details/deck';
import { cliff } from '../land/cliff';
import { island } from '../land/islands';
import { lighthouse } from '../land/lighthouse';
import { village } from '../land/village';
import { boat, composeScene } from '../scene';
import { type Picture, picture } from './picture';

/** Gallery pictures in and around the home harbour. */
export const harbourPictures: readonly Picture[] = [
	picture('2026/05/harbour-at-dawn', 'landscape', (frame) =>
		composeScene({
			...frame,
			hour: 'before-sunrise',
			sun: [0.72, 0.07],
			eye: 3.2,
			lens: 1.25,
			sea: { swell: 0.25, glitter: 0.72 },
			far: [
				(c) => island(c, { from: 0.56, to: 0.9, height: 58, distance: 0.7 }),
				(c) => island(c, { from: 0.82, to: 1.2, height: 96, distance: 0.45, summit: 0.6 }),
			],
			near: [
				(c) => village(c, { from: -0.06, to: 0.46, base: 0.637, rows: 4, size: 88 }),
				(c) =>
					cliff(c, {
						ridge: [
							[0.545, 0.628],
							[0.57, 0.612],
							[0.61, 0.607],
							[0.65, 0.625],
						],
						base: 0.637,
						green: 0.1,
						reflect: false,
					}),
				(c) => lighthouse(c, { x: c.width * 0.6, y: c.height * 0.613, size: 330, beams: [] }),
				boat('wren', { x: -4.4, y: 20, heading: 20 }),
				boat('avocet', { x: -1.2, y: 30, heading: 188 }),
				boat('heron', { x: 1.6, y: 17.2, heading: -24 }),
				(c) => gulls(c, 0.62, 0.3, 3, 34),
			],
		}),
	),
	picture('2026/05/rope-on-cleat', 'square', (frame) =>
		composeScene({
			...frame,
			hour: 'morning',
			sun: [0.2, 0.5],
			sunBehind: true,
			eye: 2,
			lens: 1.4,
			sky: { clouds: 'streaks', count: 2 },
			sea: { swell: 0.3 },
			near: [
				(c) => village(c, { from: 0.34, to: 1.2, base: 0.612, rows: 3, size: 66, distance: 0.4 }),
				(c) => planks(c, [c.width * 0.4, c.horizon * 0.9], c.height * 0.72, c.height, 17),
				(c) =>
					`<rect y="${c.height * 0.705}" width="${c.width}" height="${c.height * 0.022}" fill="${c.light.lit('#e0b27c')}"/>`,
				(c) => coil(c, c.width * 0.82, c.height * 0.9, c.width * 0.15),
				(c) => cleat(c, c.width * 0.42, c.height * 0.84, c.width * 0.25),
				(c) =>
					rope(
						c,
						`M${c.width * 0.3} ${c.height * 1.02}C${c.width * 0.5} ${c.height * 0.94} ${c.width * 0.6} ${c.height * 0.93} ${c.width * 0.68} ${c.height * 0.9}`,
						c.width * 0.03,
					),
			],
		}),
	),
	picture('2026/05/harbour-lights', 'wide', (frame) =>
		composeScene({
			...frame,
			hour: 'night',
			sun: [0.84, 0.68],
			eye: 3,
			lens: 1.3,
			sky: { clouds: 'none', stars: true, crescent: true },
			sea: { swell: 0.2, glitter: 0.84 },
			near: [
				(c) => village(c, { from: 0.06, to: 0.72, base: 0.65, rows: 4, size: 92 }),
				boat('kingfisher', { x: 5.2, y: 15, heading: 156 }),
			],
		}),
	),
	picture('2026/05/five-bows', 'wide', (frame) =>
		composeScene({
			...frame,
			hour: 'morning',
			sun: [0.18, 0.6],
			sunBehind: true,
			eye: 2.7,
			lens: 1.15,
			sky: { clouds: 'heaps', count: 2 },
			sea: { swell: 0.25, shallow: 0.35 },
			far: [
				(c) => island(c, { from: -0.1, to: 0.3, height: 80, distance: 0.55 }),
				(c) => island(c, { from: 0.7, to: 1.1, height: 60, distance: 0.7 }),
			],
			near: [
				boat('wren', { x: 7.4, y: 16.4, heading: -103 }),
				boat('sandpiper', { x: 4.1, y: 15.6, heading: -98 }),
				boat('avocet', { x: -7.8, y: 17, heading: -77 }),
				boat('petrel', { x: -4, y: 15.6, heading: -82 }),
				boat('kingfisher', { x: 0.1, y: 16, heading: -90 }),
			],
		}),
	),
	picture('2026/05/gull-on-buoy', 'upright', (frame) =>
		composeScene({
			...frame,
			hour: 'golden-hour',
			sun: [0.76, 0.2],
			eye: 1.5,
			lens: 1.5,
			sky: { clouds: 'streaks', count: 2 },
			sea: { swell: 0.7, glitter: 0.76 },
			far: [(c) => island(c, { from: 0.5, to: 1.15, height: 96, distance: 0.5 })],
			near: [
				boat('marlin', { x: 5.4, y: 44, heading: 172, pitch: 4, speed: 0.9, crew: ['helm'] }),
				(c, k) => buoy(c, k, 'can', -0.85, 6, 1.5, -4),
				(c) => restingGull(c, c.width * 0.235, c.height * 0.494, 300, 1),
			],
		}),
	),
	picture('2026/05/shutters-and-stone', 'upright', (frame) =>
		composeScene({
			...frame,
			hour: 'golden-hour',
			sun: [0.1, 0.5],
			sunBehind: true,
			eye: 2.4,
			lens: 1.5,
			sky: { clouds: 'streaks', count: 1 },
			sea: { swell: 0.2 },
			near: [
				(c) => village(c, { from: -0.12, to: 0.86, base: 0.69, rows: 4, size: 168, distance: 0 }),
				boat('wren', { x: 0.9, y: 12.5, heading: 205 }),
			],
		}),
	),
	picture('2026/05/lighthouse-and-gulls', 'portrait', (frame) =>
		composeScene({
			...frame,
			hour: 'noon',
			sun: [0.15, 0.8],
			sunBehind: true,
			eye: 3,
			sky: { clouds: 'heaps', count: 2 },
			sea: { swell: 0.8, shallow: 0.5 },
			near: [
				(c) =>
					cliff(c, {
						ridge: [
							[-0.1, 0.46],
							[0.2, 0.47],
							[0.5, 0.475],
							[0.72, 0.5],
							[0.86, 0.6],
							[0.94, 0.67],
						],
						base: 0.7,
						pines: 2,
						pineSize: 210,
						green: 0.6,
					}),
				(c) =>
					lighthouse(c, {
						x: c.width * 0.46,
						y: c.height * 0.478,
						size: c.height * 0.44,
						keeper: true,
					}),
				(c) => gulls(c, 0.72, 0.2, 5, 66, 150),
				boat('tern', { x: 2.1, y: 19, heading: 190, pitch: 4, speed: 0.7, crew: ['helm'] }),
			],
		}),
	),
	picture('2026/05/lighthouse-at-night', 'portrait', (frame) =>
		composeScene({
			...frame,
			hour: 'night',
			sun: [0.2, 0.82],
			eye: 3,
			sky: { clouds: 'none', stars: true, crescent: true, sunSize: 60 },
			sea: { swell: 0.5, glitter: 0.2 },
			far: [(c) => island(c, { from: -0.1, to: 0.3, height: 70, distance: 0.5 })],
			near: [
				(c) =>
					cliff(c, {
						ridge: [
							[0.3, 0.655],
							[0.38, 0.56],
							[0.52, 0.5],
							[0.75, 0.49],
							[1.1, 0.46],
						],
						base: 0.67,
						pines: 3,
						pineSize: 190,
					}),
				(c) =>
					lighthouse(c, {
						x: c.width * 0.64,
						y: c.height * 0.5,
						size: c.height * 0.32,
						beams: [172, -10],
						keeper: true,
					}),
				boat('heron', { x: -1.2, y: 16, heading: 22 }),
			],
		}),
	),
];
