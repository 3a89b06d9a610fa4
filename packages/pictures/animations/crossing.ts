import type { Animation } from './animation';
import { block, round, swell } from './parts';

const WIDTH = 960;
const HEIGHT = 400;
const FRAMES = 120;
/** The height of the horizon in pixels from the top; in every picture it is 58 % of the height. */
const HORIZON = 232;

/** A day on the water in four seconds: the sun moves over the bay, and a runabout crosses below it. */
export const crossing: Animation = {
	path: '2026/07/crossing',
	title: 'Crossing',
	width: WIDTH,
	height: HEIGHT,
	frames: FRAMES,
	parts: [
		{ name: 'sky', flats: [block(0, 0, WIDTH, HEIGHT, '#f7c873')] },
		{
			name: 'noon',
			flats: [block(0, 0, WIDTH, HEIGHT, '#bfe0e2')],
			opacity: [
				[0, 0],
				[50, 1],
				[70, 1],
				[FRAMES, 0],
			],
		},
		{
			name: 'sun',
			flats: [round([0, 0], 46, '#ff6a3d')],
			x: [
				[0, 80],
				[FRAMES, WIDTH - 80],
			],
			y: [
				[0, 236],
				[FRAMES / 2, 74],
				[FRAMES, 236],
			],
		},
		{
			name: 'islands',
			flats: [
				{
					points: [
						[90, 232],
						[150, 196],
						[214, 186],
						[286, 214],
						[330, 232],
					],
					fill: '#7d8f8e',
				},
				{
					points: [
						[610, 232],
						[676, 204],
						[742, 176],
						[820, 190],
						[900, 232],
					],
					fill: '#66807f',
				},
				{
					points: [
						[742, 176],
						[820, 190],
						[900, 232],
						[790, 232],
					],
					fill: '#547271',
				},
			],
		},
		{ name: 'sea', flats: [block(0, HORIZON, WIDTH, HEIGHT - HORIZON, '#1b7d86')] },
		{
			name: 'far swell',
			flats: [swell([-160, WIDTH + 160], 272, HEIGHT, [160, 3], '#0f6e77')],
			x: [
				[0, 0],
				[FRAMES, -160],
			],
			even: true,
		},
		{
			name: 'wake',
			flats: [
				{
					points: [
						[-300, 318],
						[-84, 306],
						[-84, 318],
					],
					fill: '#eaf3f1',
					opacity: 0.8,
				},
				{
					points: [
						[-190, 326],
						[-70, 314],
						[-60, 324],
					],
					fill: '#eaf3f1',
				},
			],
			x: [
				[0, 150],
				[FRAMES, WIDTH + 320],
			],
			even: true,
		},
		{
			name: 'runabout',
			flats: [
				{
					points: [
						[-96, 290],
						[46, 284],
						[18, 318],
						[-88, 320],
					],
					fill: '#8a3b1f',
				},
				{
					points: [
						[-96, 290],
						[46, 284],
						[38, 294],
						[-94, 299],
					],
					fill: '#fbf7ee',
				},
				{
					points: [
						[-34, 287],
						[-20, 268],
						[-8, 268],
						[-12, 286],
					],
					fill: '#10222f',
					opacity: 0.75,
				},
				{
					points: [
						[-74, 290],
						[-70, 276],
						[-44, 275],
						[-42, 288],
					],
					fill: '#9e1b16',
				},
			],
			about: [-30, 310],
			x: [
				[0, 150],
				[FRAMES, WIDTH + 320],
			],
			turn: [
				[0, -2],
				[30, -5],
				[60, -2],
				[90, -5],
				[FRAMES, -2],
			],
			even: true,
		},
		{
			name: 'near swell',
			flats: [swell([-240, WIDTH + 240], 338, HEIGHT, [240, 6], '#0a5960')],
			x: [
				[0, -240],
				[FRAMES, 0],
			],
			even: true,
		},
	],
};
