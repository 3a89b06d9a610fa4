import type { Point } from '../svg';
import type { Animation, Flat } from './animation';
import { block, round, swell } from './parts';

const WIDTH = 640;
const HEIGHT = 480;
const FRAMES = 240;
/** The height of the horizon in pixels from the top; in every picture it is 58 % of the height. */
const HORIZON = 278;
const LAMP: Point = [410, 128];

const STARS: readonly (readonly [number, number, number])[] = [
	[60, 60, 1.6],
	[130, 130, 1.2],
	[188, 44, 1.8],
	[250, 96, 1.2],
	[316, 36, 1.4],
	[96, 206, 1.2],
	[520, 50, 1.7],
	[584, 120, 1.3],
	[556, 214, 1.2],
	[286, 190, 1.2],
];

function beam(side: 1 | -1, spread: number, opacity: number): Flat {
	const [x, y] = LAMP;
	// The beam is so long that its end lies outside the picture, except when the beam nearly faces the viewer.
	const end = x + side * 6400;
	return {
		points: [
			[x, y - 5],
			[end, y - 10 * spread],
			[end, y + 10 * spread],
			[x, y + 5],
		],
		fill: '#ffe08a',
		opacity,
	};
}

/** The bands of a tower that becomes narrower from y = 290 to y = 150. */
function tower(): Flat[] {
	const half = (y: number) => 17 + ((y - 150) / 140) * 12;
	return Array.from({ length: 5 }, (_, band) => {
		const [top, bottom] = [150 + 28 * band, 178 + 28 * band];
		const points: Point[] = [
			[410 - half(top), top],
			[410 + half(top), top],
			[410 + half(bottom), bottom],
			[410 - half(bottom), bottom],
		];
		return { points, fill: band % 2 === 0 ? '#b3352c' : '#dce7f0' };
	});
}

/** A lighthouse at night: its beam turns once in eight seconds while the swell moves. */
export const turningLight: Animation = {
	path: '2026/07/turning-light',
	title: 'Turning light',
	width: WIDTH,
	height: HEIGHT,
	frames: FRAMES,
	parts: [
		{
			name: 'sky',
			flats: [block(0, 0, WIDTH, HEIGHT, '#071019'), block(0, 150, WIDTH, 140, '#0c1b2e')],
		},
		{
			name: 'stars',
			flats: STARS.map(([x, y, radius]) => round([x, y], radius, '#dce7f0')),
			opacity: [
				[0, 0.9],
				[60, 0.5],
				[120, 0.9],
				[180, 0.6],
				[FRAMES, 0.9],
			],
		},
		{ name: 'moon', flats: [round([120, 96], 30, '#f4efe6')] },
		{
			name: 'beam',
			about: LAMP,
			flats: [beam(1, 120, 0.2), beam(1, 62, 0.32), beam(-1, 120, 0.2), beam(-1, 62, 0.32)],
			stretch: [
				[0, 1],
				[60, 0.02],
				[120, -1],
				[180, -0.02],
				[FRAMES, 1],
			],
			opacity: [
				[0, 1],
				[60, 0],
				[120, 1],
				[180, 0],
				[FRAMES, 1],
			],
		},
		{ name: 'far sea', flats: [block(0, HORIZON, WIDTH, HEIGHT - HORIZON, '#10243a')] },
		{
			name: 'far swell',
			flats: [swell([-160, WIDTH + 160], 318, HEIGHT, [160, 4], '#0d1e31')],
			x: [
				[0, 0],
				[FRAMES, -160],
			],
			even: true,
		},
		{
			name: 'rock',
			flats: [
				{
					points: [
						[250, 340],
						[300, 300],
						[352, 284],
						[470, 284],
						[520, 306],
						[600, 316],
						[650, 344],
						[650, 380],
						[230, 380],
					],
					fill: '#1c2733',
				},
				{
					points: [
						[352, 284],
						[470, 284],
						[452, 304],
						[366, 300],
					],
					fill: '#31414f',
				},
			],
		},
		{ name: 'tower', flats: tower() },
		{
			name: 'glow',
			about: LAMP,
			flats: [round(LAMP, 54, '#ffe08a', 0.18), round(LAMP, 30, '#ffe08a', 0.3)],
			opacity: [
				[0, 0.5],
				[60, 1],
				[120, 0.5],
				[180, 1],
				[FRAMES, 0.5],
			],
		},
		{
			name: 'lantern',
			flats: [
				block(384, 144, 52, 8, '#0a141d'),
				block(395, 112, 30, 32, '#ffe08a'),
				block(408, 112, 4, 32, '#0a141d'),
				{
					points: [
						[388, 112],
						[410, 84],
						[432, 112],
					],
					fill: '#b3352c',
				},
			],
		},
		{
			name: 'near swell',
			flats: [swell([-240, WIDTH + 240], 364, HEIGHT, [240, 7], '#0a1826')],
			x: [
				[0, -240],
				[FRAMES, 0],
			],
			even: true,
		},
		{
			name: 'first swell',
			flats: [swell([-320, WIDTH + 320], 420, HEIGHT, [320, 9], '#071019')],
			x: [
				[0, 0],
				[FRAMES, -320],
			],
			even: true,
		},
	],
};
