import { gulls } from '../details/birds';
import { sailingBoat } from '../details/sails';
import { cliff } from '../land/cliff';
import { island } from '../land/islands';
import { boat, composeScene } from '../scene';
import { type Picture, picture } from './picture';

/** Gallery pictures that show the light of one hour. */
export const lightPictures: readonly Picture[] = [
	picture('2026/05/morning-mist', 'wide', (frame) =>
		composeScene({
			...frame,
			hour: 'morning',
			sun: [0.4, 0.34],
			eye: 2.4,
			lens: 1.6,
			sky: { clouds: 'none', sunSize: 62 },
			sea: { swell: 0.15, glitter: 0.4 },
			far: [
				(c) => island(c, { from: 0.5, to: 1.25, height: 260, distance: 0.92, summit: 0.7 }),
				(c) => island(c, { from: -0.3, to: 0.4, height: 210, distance: 0.84 }),
				(c) => island(c, { from: 0.62, to: 1.2, height: 170, distance: 0.68, summit: 0.6 }),
				(c) => island(c, { from: -0.2, to: 0.28, height: 120, distance: 0.5, summit: 0.3 }),
				(c) => island(c, { from: 0.82, to: 1.3, height: 110, distance: 0.34, summit: 0.5 }),
			],
			near: [
				boat('heron', { x: -0.5, y: 26, heading: 196, crew: ['helm'] }),
				(c) => gulls(c, 0.68, 0.3, 3, 30),
			],
		}),
	),
	picture('2026/05/cape-at-sunset', 'portrait', (frame) =>
		composeScene({
			...frame,
			hour: 'dusk',
			sun: [0.36, 0.1],
			eye: 3,
			sky: { clouds: 'streaks', count: 4, sunSize: 120 },
			sea: { swell: 0.5, glitter: 0.36 },
			near: [
				(c) =>
					cliff(c, {
						ridge: [
							[0.5, 0.6],
							[0.55, 0.5],
							[0.64, 0.4],
							[0.78, 0.34],
							[1.1, 0.24],
						],
						base: 0.625,
						pines: 6,
						pineSize: 190,
					}),
				boat('kingfisher', { x: -1.7, y: 22, heading: 16, pitch: 3, speed: 0.7, crew: ['helm'] }),
			],
		}),
	),
	picture('2026/05/sails-in-the-bay', 'landscape', (frame) =>
		composeScene({
			...frame,
			hour: 'morning',
			sun: [0.2, 0.6],
			sunBehind: true,
			eye: 4,
			lens: 1.4,
			sky: { clouds: 'towers', count: 2 },
			sea: { swell: 0.6, shallow: 0.3 },
			far: [(c) => island(c, { from: 0.44, to: 0.9, height: 56, distance: 0.6 })],
			near: [
				(c, k) => sailingBoat(c, k, 26, 150, { heel: 9 }),
				(c, k) => sailingBoat(c, k, 6, 120, { heel: 10, colour: '#e8733f' }),
				(c, k) => sailingBoat(c, k, -24, 96, { heel: 11 }),
				(c, k) => sailingBoat(c, k, -8, 56, { heel: 12, colour: '#f6d27a' }),
				(c, k) => sailingBoat(c, k, 11, 36, { heel: 13 }),
				boat('wren', { x: -4, y: 25, heading: 24 }),
			],
		}),
	),
	picture('2026/05/night-run', 'wide', (frame) =>
		composeScene({
			...frame,
			hour: 'dusk',
			sun: [0.8, 0.04],
			eye: 1.9,
			lens: 1.6,
			sky: { clouds: 'streaks', count: 4, stars: true, sunSize: 80 },
			sea: { swell: 0.7, glitter: 0.8 },
			far: [(c) => island(c, { from: -0.2, to: 0.5, height: 150, distance: 0.3 })],
			near: [
				boat('marlin', {
					x: 1.4,
					y: 17,
					heading: -12,
					pitch: 5,
					speed: 1,
					crew: ['helm', [2.6, -0.3, 0.3]],
				}),
			],
		}),
	),
	picture('2026/05/last-light-on-the-island', 'landscape', (frame) =>
		composeScene({
			...frame,
			hour: 'golden-hour',
			sun: [0.9, 0.42],
			sunBehind: true,
			eye: 5,
			lens: 1.5,
			sky: { clouds: 'towers', count: 2 },
			sea: { swell: 0.5 },
			near: [
				(c) =>
					cliff(c, {
						ridge: [
							[0.06, 0.6],
							[0.12, 0.5],
							[0.24, 0.37],
							[0.36, 0.33],
							[0.5, 0.42],
							[0.6, 0.47],
							[0.7, 0.6],
						],
						base: 0.612,
						pines: 5,
						pineSize: 76,
						distance: 0.1,
						stone: '#b9794f',
					}),
				boat('sandpiper', { x: 4, y: 38, heading: 190, pitch: 4, speed: 0.8, crew: ['helm'] }),
			],
		}),
	),
];
