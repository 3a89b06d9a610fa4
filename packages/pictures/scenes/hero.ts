import { seaCamera } from '../camera';
import { type Canvas, closeCanvas, grain, openCanvas, roundGradient } from '../canvas';
import { cliff } from '../land/cliff';
import { island } from '../land/islands';
import { lighthouse } from '../land/lighthouse';
import { village } from '../land/village';
import { type Hour, palettes } from '../palette';
import { boat, composeScene } from '../scene';
import { foreground, sea } from '../sea';
import { sky } from '../sky';
import { disc } from '../svg';
import { type Picture, picture, sizes } from './picture';

/** The hours to which a visitor can drag the sun of the start page. */
const hours = ['morning', 'noon', 'golden-hour', 'dusk', 'night'] as const;

const SUN = [0.66, 0.08] as const;
const SEED = 'hero';

const far = (canvas: Canvas): string =>
	island(canvas, { from: 0.5, to: 0.86, height: 78, distance: 0.72 }) +
	island(canvas, { from: 0.78, to: 1.2, height: 150, distance: 0.48, summit: 0.62 }) +
	island(canvas, { from: -0.2, to: 0.16, height: 96, distance: 0.6, summit: 0.3 });
const shore = (canvas: Canvas): string =>
	village(canvas, { from: -0.04, to: 0.26, base: 0.618, rows: 3, size: 58, distance: 0.16 }) +
	cliff(canvas, {
		ridge: [
			[0.3, 0.614],
			[0.325, 0.598],
			[0.365, 0.594],
			[0.39, 0.612],
		],
		base: 0.62,
		green: 0.1,
		reflect: false,
	}) +
	lighthouse(canvas, {
		x: canvas.width * 0.347,
		y: canvas.height * 0.6,
		size: canvas.height * 0.26,
		...(canvas.palette.lampsLit && { beams: [] }),
	});
const hero = boat('kingfisher', {
	x: 2.6,
	y: 24.5,
	heading: -24,
	pitch: 4,
	speed: 0.85,
	crew: ['helm'],
});

/** One layer of the hero, transparent around the shapes that it paints. */
function layer(name: string, draw: (canvas: Canvas) => string): Picture {
	return {
		path: `2026/02/hero-${name}`,
		...sizes.hero,
		kind: 'layer',
		draw: () => {
			const canvas = openCanvas({ ...sizes.hero, seed: SEED, hour: 'before-sunrise', sun: SUN });
			return closeCanvas(canvas, draw(canvas));
		},
	};
}

const camera = (canvas: Canvas) =>
	seaCamera({ width: canvas.width, horizon: canvas.horizon, eye: 2.6, lens: 1.5 });

/**
 * The panorama of the home page: its layers from far to near, and the composed pictures for wide and upright screens.
 */
export const heroPictures: readonly Picture[] = [
	layer(
		'sky',
		(canvas) => sky(canvas, { clouds: 'streaks', count: 3, stars: true }) + grain(canvas),
	),
	layer('sun', (canvas) => {
		const centre = [SUN[0] * canvas.width, canvas.horizon - SUN[1] * canvas.horizon] as const;
		const radius = 74 * canvas.unit;
		return (
			disc(
				centre,
				radius * 6,
				roundGradient(canvas, centre, radius * 6, [
					[0, canvas.palette.glow, 0.75],
					[0.35, canvas.palette.glow, 0.28],
					[1, canvas.palette.glow, 0],
				]),
			) + disc(centre, radius, canvas.palette.sun)
		);
	}),
	layer('islands', far),
	layer('far-sea', (canvas) => sea(canvas, { swell: 0.4, glitter: SUN[0] })),
	layer('shore', shore),
	layer('boat', (canvas) => hero(canvas, camera(canvas))),
	layer('near-sea', (canvas) => foreground(canvas, 0.93)),
	picture('2026/02/hero-wide', 'hero', (frame) => wideHero(frame, 'before-sunrise')),
	picture('2026/02/hero-phone', 'phone', (frame) => uprightHero(frame, 'before-sunrise')),
	...hours.flatMap(heroAt),
];

interface Frame {
	readonly width: number;
	readonly height: number;
	readonly seed: string;
}

/**
 * The hero picture for wide screens. It contains the sun only before sunrise: at other hours the sun is the handle that
 * a visitor drags.
 */
function wideHero(frame: Frame, hour: Hour): string {
	return composeScene({
		...frame,
		seed: SEED,
		hour,
		...sunAt(hour, SUN),
		eye: 2.6,
		lens: 1.5,
		sky: {
			// The page's pale letters would be hard to read on the pale clouds of dusk.
			clouds: hour === 'dusk' ? 'none' : 'streaks',
			...{ count: 3, stars: palettes[hour].lampsLit, sunSize: 74 },
		},
		sea: { swell: 0.4, glitter: SUN[0] },
		far: [far],
		near: [shore, hero, (c) => foreground(c, 0.93)],
	});
}

/** The hero picture for upright screens. */
function uprightHero(frame: Frame, hour: Hour): string {
	return composeScene({
		...frame,
		hour,
		...sunAt(hour, [0.7, 0.08]),
		eye: 2.8,
		lens: 1.9,
		sky: { clouds: 'streaks', count: 3, stars: palettes[hour].lampsLit, sunSize: 96 },
		sea: { swell: 0.4, glitter: 0.7 },
		far: [(c) => island(c, { from: 0.5, to: 1.2, height: 120, distance: 0.6 })],
		near: [
			(c) => village(c, { from: -0.2, to: 0.42, base: 0.614, rows: 3, size: 74, distance: 0.12 }),
			boat('kingfisher', { x: 0.25, y: 17, heading: -40, pitch: 4, speed: 0.85, crew: ['helm'] }),
			(c) => foreground(c, 0.94),
		],
	});
}

function sunAt(hour: Hour, sun: readonly [number, number]) {
	return hour === 'before-sunrise' ? { sun } : { sun: [sun[0], 0.5] as const, sunBehind: true };
}

function heroAt(hour: Hour): Picture[] {
	const seedOf = (frame: Frame): Frame => ({ ...frame, seed: '2026/02/hero-phone' });
	return [
		picture(`2026/08/hours-wide-${hour}`, 'hero', (frame) => wideHero(frame, hour)),
		picture(`2026/08/hours-phone-${hour}`, 'phone', (frame) => uprightHero(seedOf(frame), hour)),
	];
}
