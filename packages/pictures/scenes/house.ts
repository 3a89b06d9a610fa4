import { chart } from '../chart';
import { gulls } from '../details/birds';
import { workshop } from '../details/workshop';
import { boathouse } from '../land/boathouse';
import { cliff } from '../land/cliff';
import { island } from '../land/islands';
import { lighthouse } from '../land/lighthouse';
import { village } from '../land/village';
import { boat, composeScene } from '../scene';
import { type Picture, picture } from './picture';

/** Pictures of the company itself: for the pages "about" and "contact", for the end of a page, and for shared links. */
export const housePictures: readonly Picture[] = [
	picture('2026/02/the-boathouse', 'landscape', (frame) =>
		composeScene({
			...frame,
			hour: 'golden-hour',
			sun: [0.88, 0.3],
			eye: 3,
			lens: 1.4,
			sky: { clouds: 'streaks', count: 2 },
			sea: { swell: 0.2, glitter: 0.88 },
			far: [(c) => island(c, { from: 0.66, to: 1.15, height: 80, distance: 0.55 })],
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
						pines: 9,
						pineSize: 96,
						green: 1,
					}),
				(c) => boathouse(c, { x: 0.07, y: 0.69, width: 0.5 }),
				boat('heron', { x: 2.9, y: 17.5, heading: 16 }),
				(c) => gulls(c, 0.66, 0.22, 3, 40),
			],
		}),
	),
	picture('2026/02/the-workshop', 'landscape', (frame) =>
		composeScene({
			...frame,
			hour: 'morning',
			sun: [0.5, 0.5],
			sunBehind: true,
			eye: 1.7,
			lens: 1.2,
			sky: { clouds: 'streaks', count: 1 },
			sea: { swell: 0.3 },
			far: [(c) => island(c, { from: 0.4, to: 0.7, height: 60, distance: 0.5 })],
			near: [(c) => workshop(c)],
		}),
	),
	picture('2026/02/night-watch', 'hero', (frame) =>
		composeScene({
			...frame,
			hour: 'night',
			sun: [0.2, 0.7],
			eye: 3,
			sky: { clouds: 'none', stars: true },
			sea: { swell: 0.4 },
			near: [
				(c) =>
					cliff(c, {
						ridge: [
							[0.66, 0.61],
							[0.72, 0.53],
							[0.84, 0.5],
							[1.06, 0.48],
						],
						base: 0.65,
						pines: 4,
						pineSize: 120,
					}),
				(c) =>
					lighthouse(c, {
						x: c.width * 0.79,
						y: c.height * 0.52,
						size: c.height * 0.38,
						beams: [],
						keeper: true,
					}),
			],
		}),
	),
	picture('2026/02/share', 'share', (frame) =>
		composeScene({
			...frame,
			hour: 'golden-hour',
			sun: [0.2, 0.2],
			eye: 2.2,
			lens: 1.5,
			sky: { clouds: 'streaks', count: 2 },
			sea: { swell: 0.6, glitter: 0.2 },
			far: [(c) => island(c, { from: 0.02, to: 0.36, height: 60, distance: 0.6 })],
			near: [
				(c) => village(c, { from: 0.62, to: 1.12, base: 0.614, rows: 3, size: 52, distance: 0.3 }),
				boat('kingfisher', { x: 0.2, y: 19, heading: -18, pitch: 4, speed: 0.8, crew: ['helm'] }),
			],
		}),
	),
	{
		path: '2026/02/chart-of-the-coast',
		width: 2000,
		height: 1500,
		kind: 'mark',
		draw: () => chart(2000, 1500),
	},
];
