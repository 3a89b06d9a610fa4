import type { Canvas } from '../canvas';
import { gulls } from '../details/birds';
import { sailingBoat } from '../details/sails';
import { cliff } from '../land/cliff';
import { island } from '../land/islands';
import { lighthouse } from '../land/lighthouse';
import { pine } from '../land/pine';
import { village } from '../land/village';
import { boat, composeScene, type Layer } from '../scene';
import { type Picture, picture } from './picture';

/** The x position of the sun and of its light on the water, as a share of the width. */
const SUN = 0.585;

/** The arch of Isola Bruna in the sea, at the western end. */
const arch: Layer = (canvas) =>
	cliff(canvas, {
		ridge: [
			[0.055, 0.622],
			[0.068, 0.48],
			[0.083, 0.36],
			[0.11, 0.27],
			[0.14, 0.25],
			[0.17, 0.27],
			[0.2, 0.26],
			[0.225, 0.32],
			[0.245, 0.43],
			[0.262, 0.5],
			[0.275, 0.622],
		],
		base: 0.632,
		hole: [0.108, 0.175, 0.37],
		stone: '#b06f45',
		green: 0.45,
		pines: 3,
		pineSize: 66,
	});

/** The headland of the cove, and the low rocks between the headland and the harbour. */
const headland: Layer = (canvas) =>
	cliff(canvas, {
		ridge: [
			[0.335, 0.616],
			[0.35, 0.53],
			[0.375, 0.45],
			[0.41, 0.42],
			[0.44, 0.45],
			[0.465, 0.5],
			[0.485, 0.56],
			[0.5, 0.618],
		],
		base: 0.626,
		pines: 4,
		pineSize: 72,
		distance: 0.14,
	});

/** Porto Sereno with its mole, at the eastern end. */
const harbour: Layer = (canvas) =>
	village(canvas, { from: 0.795, to: 1.03, base: 0.64, rows: 3, size: 68, distance: 0.04 }) +
	mole(canvas);

const mole = (canvas: Canvas): string =>
	cliff(canvas, {
		ridge: [
			[0.7, 0.634],
			[0.712, 0.606],
			[0.738, 0.6],
			[0.755, 0.632],
		],
		base: 0.64,
		green: 0.15,
		reflect: false,
	}) +
	lighthouse(canvas, {
		x: canvas.width * 0.727,
		y: canvas.height * 0.604,
		size: canvas.height * 0.33,
		keeper: false,
	});

/** The pines on the near shore, which frame the western end. */
const nearShore: Layer = (canvas) =>
	cliff(canvas, {
		ridge: [
			[-0.03, 0.46],
			[0.005, 0.52],
			[0.026, 0.62],
			[0.036, 0.72],
		],
		base: 0.76,
		pines: 0,
	}) +
	[
		[0.006, 0.53, 0.3],
		[0.022, 0.61, 0.2],
	]
		.map(([x = 0, y = 0, size = 0]) =>
			pine(canvas, canvas.width * x, canvas.height * y, canvas.height * size, { lean: 0.3 }),
		)
		.join('');

/** The coast from the island to the harbour in one picture, three screens wide. */
export const panorama: readonly Picture[] = [
	picture('2026/02/golden-coast', 'coast', (frame) =>
		composeScene({
			...frame,
			hour: 'golden-hour',
			sun: [SUN, 0.2],
			eye: 3.4,
			lens: 0.44,
			sky: { clouds: 'streaks', count: 6, sunSize: 50 },
			sea: { swell: 0.4, glitter: SUN },
			far: [
				(c) => island(c, { from: 0.24, to: 0.4, height: 70, distance: 0.62 }),
				(c) => island(c, { from: 0.48, to: 0.72, height: 46, distance: 0.7, summit: 0.3 }),
				(c) => island(c, { from: 0.63, to: 0.86, height: 92, distance: 0.5 }),
			],
			near: [
				headland,
				arch,
				harbour,
				(c, k) => sailingBoat(c, k, 10.5, 74, { colour: '#e8733f' }),
				(c, k) => sailingBoat(c, k, 31, 120, {}),
				(c, k) => sailingBoat(c, k, 39, 150, { colour: '#f6d27a' }),
				boat('heron', { x: 28, y: 30, heading: 176, mirror: false }),
				boat('petrel', { x: -19.5, y: 27, heading: -14, pitch: 4, speed: 0.8, crew: ['helm'] }),
				boat('kingfisher', { x: 2.6, y: 23, heading: 168, pitch: 3, speed: 0.7, crew: ['helm'] }),
				nearShore,
				(c) => gulls(c, 0.31, 0.2, 4, 26),
				(c) => gulls(c, 0.765, 0.18, 3, 24),
			],
		}),
	),
];
