import { drawBoat, stageOf } from '../boats/boat';
import { models } from '../boats/fleet';
import { type BoatName, liveries } from '../boats/livery';
import { profileCamera } from '../camera';
import { closeCanvas, openCanvas } from '../canvas';
import { buoy } from '../details/buoys';
import { sailingBoat } from '../details/sails';
import { cliff } from '../land/cliff';
import { island } from '../land/islands';
import { village } from '../land/village';
import { boat, composeScene } from '../scene';
import { paint } from '../svg';
import { type Picture, picture } from './picture';

/** One portrait of each boat. Each portrait has a different pose, hour and place. */
export const portraits: readonly Picture[] = [
	picture('2026/04/petrel-portrait', 'landscape', (frame) =>
		composeScene({
			...frame,
			hour: 'morning',
			sun: [0.2, 0.5],
			sunBehind: true,
			eye: 1.75,
			lens: 1.6,
			sky: { clouds: 'streaks', count: 2 },
			sea: { swell: 0.7 },
			far: [(c) => island(c, { from: 0.55, to: 1.15, height: 130, distance: 0.5 })],
			near: [
				boat('petrel', {
					x: 0.5,
					y: 15.6,
					heading: -33,
					pitch: 5,
					roll: 4,
					speed: 0.85,
					crew: ['helm'],
				}),
			],
		}),
	),
	picture('2026/04/tern-portrait', 'landscape', (frame) =>
		composeScene({
			...frame,
			hour: 'noon',
			sun: [0.75, 0.7],
			sunBehind: true,
			eye: 1.6,
			lens: 1.6,
			sky: { clouds: 'heaps', count: 2 },
			sea: { swell: 0.3, shallow: 1 },
			near: [
				(c) =>
					cliff(c, {
						ridge: [
							[-0.08, 0.3],
							[0.08, 0.36],
							[0.22, 0.42],
							[0.3, 0.5],
							[0.36, 0.61],
						],
						base: 0.628,
						pines: 5,
						pineSize: 130,
					}),
				boat('tern', { x: 0.7, y: 13.2, heading: 214 }),
			],
		}),
	),
	picture('2026/04/marlin-portrait', 'landscape', (frame) =>
		composeScene({
			...frame,
			hour: 'noon',
			sun: [0.2, 0.7],
			sunBehind: true,
			eye: 1.7,
			lens: 1.5,
			// As in Heron's portrait, the page writes the boat's name here in light letters, so there are no clouds.
			sky: { clouds: 'none' },
			sea: { swell: 1.1 },
			far: [(c) => island(c, { from: -0.12, to: 0.3, height: 74, distance: 0.6, summit: 0.6 })],
			near: [
				boat('marlin', { x: 0.6, y: 15.6, heading: -14, pitch: 5, speed: 0.9, crew: ['helm'] }),
			],
		}),
	),
	picture('2026/04/sandpiper-portrait', 'landscape', (frame) =>
		composeScene({
			...frame,
			hour: 'golden-hour',
			sun: [0.78, 0.3],
			eye: 1.75,
			lens: 1.6,
			sea: { swell: 0.3, glitter: 0.78 },
			far: [
				(c) => island(c, { from: -0.15, to: 0.4, height: 120, distance: 0.5 }),
				(c) => island(c, { from: 0.7, to: 1.1, height: 60, distance: 0.7 }),
			],
			near: [boat('sandpiper', { x: -0.3, y: 14.6, heading: -36 })],
		}),
	),
	picture('2026/04/kingfisher-portrait', 'landscape', (frame) =>
		composeScene({
			...frame,
			hour: 'dusk',
			sun: [0.2, 0.12],
			eye: 2,
			lens: 1.4,
			// As in Heron's portrait, the page writes the boat's name here in light letters, so there are no clouds.
			sky: { clouds: 'none' },
			sea: { swell: 0.3, glitter: 0.2 },
			near: [
				(c) => village(c, { from: 0.42, to: 1.12, base: 0.622, rows: 3, size: 62, distance: 0.3 }),
				boat('kingfisher', { x: -0.2, y: 16.2, heading: -26 }),
			],
		}),
	),
	picture('2026/04/avocet-portrait', 'landscape', (frame) =>
		composeScene({
			...frame,
			hour: 'morning',
			sun: [0.7, 0.5],
			sunBehind: true,
			eye: 2.2,
			lens: 1.4,
			sky: { clouds: 'heaps', count: 2 },
			sea: { swell: 0.3, shallow: 0.6 },
			near: [
				(c, k) => sailingBoat(c, k, -20, 110, {}),
				(c) =>
					cliff(c, {
						ridge: [
							[0.66, 0.61],
							[0.72, 0.5],
							[0.84, 0.42],
							[1.08, 0.36],
						],
						base: 0.624,
						pines: 4,
						distance: 0.25,
					}),
				boat('avocet', { x: 0.1, y: 16.4, heading: 142 }),
			],
		}),
	),
	picture('2026/04/heron-portrait', 'landscape', (frame) =>
		composeScene({
			...frame,
			hour: 'before-sunrise',
			sun: [0.66, 0.08],
			eye: 1.8,
			lens: 1.6,
			// The page writes the boat's name here in light letters, so there are no clouds.
			sky: { clouds: 'none', stars: true },
			sea: { swell: 0.15, glitter: 0.66 },
			far: [(c) => island(c, { from: 0.48, to: 1.15, height: 90, distance: 0.6 })],
			near: [boat('heron', { x: 0, y: 15.2, heading: -24 })],
		}),
	),
	picture('2026/04/wren-portrait', 'landscape', (frame) =>
		composeScene({
			...frame,
			hour: 'noon',
			sun: [0.3, 0.7],
			sunBehind: true,
			eye: 1.6,
			lens: 1.7,
			sky: { clouds: 'heaps', count: 2 },
			sea: { swell: 0.2, shallow: 1 },
			far: [(c) => island(c, { from: 0.02, to: 0.4, height: 60, distance: 0.6 })],
			near: [
				(c) =>
					cliff(c, {
						ridge: [
							[0.62, 0.61],
							[0.7, 0.52],
							[0.8, 0.47],
							[0.92, 0.4],
							[1.08, 0.36],
						],
						base: 0.622,
						pines: 5,
						pineSize: 84,
						distance: 0.12,
					}),
				(c, k) => buoy(c, k, 'ball', 3.4, 15, 0.7),
				boat('wren', { x: -0.3, y: 13.2, heading: 150 }),
			],
		}),
	),
];

const NAMES = Object.keys(models) as BoatName[];

/**
 * Each boat without sea or sky, from its keel to its windscreen. All boats have the same scale, and their bows point to
 * the right.
 */
export const profiles: readonly Picture[] = NAMES.map((name) => {
	const width = 2000;
	const height = 640;
	return {
		path: `2026/04/${name}-profile`,
		width,
		height,
		kind: 'layer',
		draw: () => {
			const canvas = openCanvas({
				width,
				height,
				seed: name,
				hour: 'morning',
				sun: [0.2, 0.6],
				sunBehind: true,
			});
			const stage = {
				...stageOf(
					models[name],
					{ x: 0, y: 0, heading: 0 },
					profileCamera([width / 2 + 30, 505], 184, 0.07),
					canvas.light,
				),
				whole: true,
			};
			return closeCanvas(canvas, paint(drawBoat(models[name], liveries[name], stage)));
		},
	};
});
