import { gulls } from '../details/birds';
import { boathouse } from '../land/boathouse';
import { cliff } from '../land/cliff';
import { island } from '../land/islands';
import { boat, composeScene } from '../scene';
import { type Picture, picture } from './picture';

/** The boathouse through a year, from three sides. The picture of winter is `2026/02/the-workshop`. */
export const yearPictures: readonly Picture[] = [
	picture('2026/02/year-spring', 'landscape', (frame) =>
		composeScene({
			...frame,
			hour: 'morning',
			sun: [0.78, 0.34],
			eye: 3,
			lens: 1.4,
			sky: { clouds: 'streaks', count: 2 },
			sea: { swell: 0.15, glitter: 0.78 },
			far: [(c) => island(c, { from: 0.56, to: 0.92, height: 90, distance: 0.7 })],
			near: [
				(c) =>
					cliff(c, {
						ridge: [
							[-0.1, 0.24],
							[0.1, 0.27],
							[0.24, 0.36],
							[0.34, 0.5],
							[0.42, 0.615],
						],
						base: 0.64,
						pines: 7,
						pineSize: 110,
						green: 1,
					}),
				(c) => boathouse(c, { x: -0.08, y: 0.69, width: 0.44 }),
				boat('tern', { x: 1.4, y: 44, heading: 8 }),
				boat('wren', { x: 4.2, y: 31, heading: 172 }),
				boat('heron', { x: 1.6, y: 15.5, heading: 14 }),
				(c) => gulls(c, 0.56, 0.2, 3, 40),
			],
		}),
	),
	picture('2026/02/year-summer', 'landscape', (frame) =>
		composeScene({
			...frame,
			hour: 'noon',
			sun: [0.16, 0.14],
			eye: 2.4,
			lens: 1.35,
			sky: { clouds: 'heaps', count: 2 },
			sea: { swell: 0.5 },
			far: [(c) => island(c, { from: -0.1, to: 0.3, height: 70, distance: 0.6 })],
			near: [
				(c) =>
					cliff(c, {
						ridge: [
							[0.5, 0.615],
							[0.6, 0.5],
							[0.72, 0.4],
							[0.86, 0.34],
							[1.1, 0.3],
						],
						base: 0.64,
						pines: 9,
						pineSize: 104,
						green: 1,
					}),
				(c) => boathouse(c, { x: 0.56, y: 0.675, width: 0.38 }),
				boat('sandpiper', { x: -6, y: 40, heading: 200, speed: 0.5, crew: ['helm'] }),
				boat('petrel', {
					x: -1.8,
					y: 16,
					heading: 162,
					pitch: 4,
					speed: 0.9,
					crew: ['helm'],
				}),
			],
		}),
	),
	picture('2026/02/year-autumn', 'landscape', (frame) =>
		composeScene({
			...frame,
			hour: 'storm',
			sun: [0.62, 0.42],
			eye: 3.4,
			lens: 1.2,
			sky: { clouds: 'front', count: 3 },
			sea: { swell: 1 },
			near: [
				(c) =>
					cliff(c, {
						ridge: [
							[-0.1, 0.4],
							[0.1, 0.36],
							[0.3, 0.38],
							[0.46, 0.5],
							[0.55, 0.615],
						],
						base: 0.64,
						pines: 6,
						pineSize: 90,
					}),
				(c) => boathouse(c, { x: 0.05, y: 0.68, width: 0.36 }),
				boat('kingfisher', { x: 3.4, y: 21, heading: 168, pitch: 5, speed: 0.5, crew: ['helm'] }),
			],
		}),
	),
];
