import { composeAir } from '../air';
import { boatFromAir } from '../air-boat';
import { rocksFromAir } from '../air-shore';
import { gulls } from '../details/birds';
import { buoy } from '../details/buoys';
import { coil, planks } from '../details/deck';
import { anchorLine, bollard } from '../details/ground-tackle';
import { flag, staff } from '../details/pennants';
import { sailingBoat } from '../details/sails';
import { rockFrame } from '../land/cave';
import { cliff } from '../land/cliff';
import { island } from '../land/islands';
import { lighthouse } from '../land/lighthouse';
import { pine } from '../land/pine';
import { village } from '../land/village';
import { boat, composeScene } from '../scene';
import { type Picture, picture } from './picture';

/** The featured pictures of the stories, all 16:9. */
export const stories: readonly Picture[] = [
	picture('2026/06/leaving-before-the-sun', 'wide', (frame) =>
		composeScene({
			...frame,
			hour: 'before-sunrise',
			sun: [0.28, 0.02],
			eye: 3,
			lens: 1.4,
			sky: { clouds: 'streaks', count: 3, stars: true, sunSize: 70 },
			sea: { swell: 0.2, glitter: 0.28 },
			far: [(c) => island(c, { from: 0.02, to: 0.36, height: 60, distance: 0.6 })],
			near: [
				(c) => village(c, { from: 0.74, to: 1.14, base: 0.622, rows: 3, size: 64, distance: 0.15 }),
				(c, k) => buoy(c, k, 'cone', -6.4, 42, 2.2),
				(c, k) => buoy(c, k, 'can', 3.2, 42, 2.2),
				boat('heron', { x: -0.6, y: 25, heading: 152, crew: ['helm'] }),
			],
		}),
	),
	picture('2026/06/seven-knots-in-the-harbour', 'wide', (frame) =>
		composeScene({
			...frame,
			hour: 'morning',
			sun: [0.2, 0.6],
			sunBehind: true,
			eye: 3,
			lens: 1.5,
			sky: { clouds: 'streaks', count: 2 },
			sea: { swell: 0.25 },
			near: [
				(c) => village(c, { from: -0.05, to: 0.7, base: 0.628, rows: 3, size: 74, distance: 0.16 }),
				(c) =>
					cliff(c, {
						ridge: [
							[0.78, 0.625],
							[0.82, 0.605],
							[0.95, 0.6],
							[1.08, 0.6],
						],
						base: 0.636,
						green: 0.1,
						reflect: false,
					}),
				(c) =>
					lighthouse(c, {
						x: c.width * 0.88,
						y: c.height * 0.606,
						size: c.height * 0.36,
						band: '#2f8a57',
					}),
				boat('kingfisher', { x: -0.6, y: 21, heading: -14, crew: ['helm', [1.6, 0.3, 0.9]] }),
			],
		}),
	),
	picture('2026/06/reading-the-wind', 'wide', (frame) =>
		composeScene({
			...frame,
			hour: 'noon',
			sun: [0.8, 0.7],
			sunBehind: true,
			eye: 3,
			sky: { clouds: 'heaps', count: 4 },
			sea: { swell: 1.5 },
			near: [
				(c, k) => sailingBoat(c, k, -6, 90, { heel: 20, facing: -1 }),
				(c, k) => sailingBoat(c, k, 6, 150, { heel: 18, facing: -1, colour: '#e8733f' }),
				(c) =>
					cliff(c, {
						ridge: [
							[0.6, 0.61],
							[0.68, 0.55],
							[0.8, 0.52],
							[1.08, 0.5],
						],
						base: 0.64,
					}),
				(c) =>
					[0.72, 0.83, 0.95]
						.map((x) => pine(c, c.width * x, c.height * 0.54, c.height * 0.26, { lean: -0.42 }))
						.join(''),
				(c) =>
					staff(c, [c.width * 0.3, c.height * 1.02], [c.width * 0.3, c.height * 0.1], 18 * c.unit),
				(c) =>
					flag(
						c,
						c.width * 0.298,
						c.height * 0.12,
						c.width * 0.24,
						c.height * 0.17,
						['#f4b62f', '#c8342b'],
						{ droop: -0.02, taper: 0.5, way: -1 },
					),
				(c) =>
					flag(
						c,
						c.width * 0.298,
						c.height * 0.33,
						c.width * 0.17,
						c.height * 0.16,
						['#f7f1e2', '#1557a8', '#f7f1e2'],
						{ droop: 0, way: -1 },
					),
			],
		}),
	),
	picture('2026/06/anchoring-over-sand', 'wide', (frame) =>
		composeAir({
			...frame,
			hour: 'noon',
			sun: [0.25, 0.7],
			zoom: 62,
			centre: [0.57, 0.66],
			layers: [
				rocksFromAir('right', 0.1),
				boatFromAir('avocet', { x: 0, y: 0, heading: 200 }, { depth: 2.6 }),
				anchorLine,
			],
		}),
	),
	picture('2026/06/a-day-in-the-cave', 'wide', (frame) =>
		composeScene({
			...frame,
			hour: 'golden-hour',
			sun: [0.56, 0.24],
			eye: 2,
			lens: 1.2,
			sky: { clouds: 'none', sunSize: 70 },
			sea: { swell: 0.3, glitter: 0.56 },
			near: [
				boat('sandpiper', { x: 0.2, y: 18, heading: 24 }),
				(c) =>
					rockFrame(c, {
						stone: '#8a5a48',
						shine: '#ffd79a',
						opening: [
							[0.24, 0.84],
							[0.25, 0.62],
							[0.32, 0.42],
							[0.45, 0.28],
							[0.6, 0.24],
							[0.74, 0.34],
							[0.82, 0.56],
							[0.84, 0.86],
						],
					}),
			],
		}),
	),
	picture('2026/06/lunch-at-anchor', 'wide', (frame) =>
		composeScene({
			...frame,
			hour: 'noon',
			sun: [0.3, 0.7],
			sunBehind: true,
			eye: 3.4,
			lens: 1.4,
			sky: { clouds: 'heaps', count: 2 },
			sea: { swell: 0.2, shallow: 1 },
			near: [
				(c) =>
					cliff(c, {
						ridge: [
							[-0.08, 0.22],
							[0.14, 0.3],
							[0.3, 0.38],
							[0.48, 0.4],
							[0.62, 0.47],
							[0.72, 0.61],
						],
						base: 0.63,
						pines: 8,
						pineSize: 90,
					}),
				boat('avocet', { x: 1.2, y: 30, heading: 12, crew: [[1.6, 0.5, 0.9]] }),
				boat('tern', { x: 0.4, y: 25, heading: 9, crew: [[0.9, 0, 0.6]] }),
			],
		}),
	),
	picture('2026/06/one-knot-is-enough', 'wide', (frame) =>
		composeScene({
			...frame,
			hour: 'morning',
			sun: [0.75, 0.5],
			sunBehind: true,
			eye: 2,
			sky: { clouds: 'streaks', count: 2 },
			sea: { swell: 0.3 },
			far: [(c) => island(c, { from: 0.55, to: 1.1, height: 100, distance: 0.6 })],
			near: [
				(c) => planks(c, [c.width * 0.5, c.horizon * 0.8], c.height * 0.76, c.height, 21),
				(c) =>
					`<rect y="${c.height * 0.745}" width="${c.width}" height="${c.height * 0.02}" fill="${c.light.lit('#e0b27c')}"/>`,
				(c) => coil(c, c.width * 0.18, c.height * 0.89, c.width * 0.12),
				bollard,
				(c) => gulls(c, 0.2, 0.26, 3, 40),
			],
		}),
	),
];
