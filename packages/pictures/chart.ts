import { frame, ink, mark, paper, rose, sector } from './chart-marks';
import { seeded } from './random';
import { curve, disc, type Point, path, rect, short } from './svg';

/** The places on the chart, in shares of its size; the map's hotspots use the same figures. */
export const chartPlaces = {
	'porto-sereno': [0.36, 0.34],
	'cala-ventosa': [0.56, 0.235],
	'isola-bruna': [0.72, 0.64],
	'grotta-chiara': [0.2, 0.49],
	'baia-delle-vele': [0.74, 0.33],
	'capo-sole': [0.1, 0.75],
} as const satisfies Record<string, readonly [number, number]>;

const COAST: readonly (readonly [number, number])[] = [
	[-0.05, 0.86],
	[0.02, 0.83],
	[0.07, 0.79],
	[0.1, 0.755],
	[0.125, 0.72],
	[0.11, 0.66],
	[0.13, 0.6],
	[0.17, 0.55],
	[0.2, 0.5],
	[0.225, 0.45],
	[0.27, 0.42],
	[0.3, 0.37],
	[0.325, 0.39],
	[0.335, 0.345],
	[0.36, 0.325],
	[0.39, 0.35],
	[0.41, 0.4],
	[0.435, 0.37],
	[0.45, 0.31],
	[0.5, 0.28],
	[0.53, 0.24],
	[0.55, 0.2],
	[0.575, 0.22],
	[0.59, 0.27],
	[0.63, 0.26],
	[0.66, 0.3],
	[0.7, 0.31],
	[0.74, 0.315],
	[0.79, 0.28],
	[0.82, 0.23],
	[0.86, 0.24],
	[0.9, 0.19],
	[0.95, 0.2],
	[1.05, 0.14],
];

const ISLAND: readonly (readonly [number, number])[] = [
	[0.66, 0.66],
	[0.68, 0.61],
	[0.715, 0.595],
	[0.75, 0.61],
	[0.785, 0.65],
	[0.79, 0.69],
	[0.755, 0.71],
	[0.72, 0.7],
	[0.69, 0.715],
	[0.665, 0.7],
];

const land = '#f0d9a8';

/**
 * A chart of the coast: depths as steps of blue, land, harbours, the sector of a light, a compass rose. It has no
 * letters.
 */
export function chart(width: number, height: number): string {
	const random = seeded('chart');
	const at = ([x, y]: readonly [number, number]): Point => [x * width, y * height];
	const unit = width / 2000;
	const shore = (drop: number): string =>
		`${curve(
			COAST.map(
				([x, y], index): Point =>
					at([x + drop * 0.12, y + drop * (1 + 0.25 * Math.sin(index * 0.8))]),
			),
			false,
		)}L${short(width * 1.05)} ${short(-height * 0.1)}H${short(-width * 0.05)}z`;
	const isle = (grow: number): string => {
		const points = ISLAND.map(
			([x, y]): Point => at([0.725 + (x - 0.725) * grow, 0.655 + (y - 0.655) * grow]),
		);
		return curve(points);
	};
	let painted = rect(0, 0, width, height, '#7fc3d4');
	const steps = [
		['#93cfdb', 0.3, 3.6],
		['#abdbe1', 0.2, 2.7],
		['#c5e8e6', 0.12, 2.0],
		['#dff3ea', 0.055, 1.42],
	] as const;
	for (const [colour, drop, grow] of steps)
		painted += path(shore(drop), { fill: colour }) + path(isle(grow), { fill: colour });
	for (const [, drop, grow] of steps)
		painted += path(shore(drop) + isle(grow), {
			stroke: '#2d7f93',
			width: 1.6 * unit,
			opacity: 0.5,
		});
	painted += lines(width, height, unit);
	painted += path(shore(0.012) + isle(1.08), { fill: paper });
	painted += path(shore(0) + isle(1), { fill: land, stroke: ink, width: 3.4 * unit });
	painted += hills(width, height, unit, random.branch('hills'));
	painted += sector(at([0.3, 0.385]), 330 * unit);
	painted += soundings(width, height, unit);
	for (const [x, y] of [
		[0.315, 0.47],
		[0.345, 0.47],
	] as const)
		painted += mark(at([x, y]), unit, x < 0.33 ? '#2f8a57' : '#c8342b');
	for (const place of Object.values(chartPlaces))
		painted +=
			disc(at(place), 17 * unit, paper) +
			disc(at(place), 13 * unit, '#c8342b') +
			disc(at(place), 5 * unit, paper);
	painted += rose(at([0.87, 0.84]), 150 * unit) + tracks(width, height, unit);
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${painted}${frame(width, height, unit)}</svg>\n`;
}

function lines(width: number, height: number, unit: number): string {
	let data = '';
	for (let x = 1; x < 8; x += 1) data += `M${short((x * width) / 8)} 0V${height}`;
	for (let y = 1; y < 6; y += 1) data += `M0 ${short((y * height) / 6)}H${width}`;
	return path(data, { stroke: '#1557c0', width: 1.2 * unit, opacity: 0.22 });
}

function hills(
	width: number,
	height: number,
	unit: number,
	random: ReturnType<typeof seeded>,
): string {
	let shade = '';
	let trees = '';
	for (const [x, y, size] of [
		[0.1, 0.5, 90],
		[0.2, 0.26, 130],
		[0.45, 0.12, 110],
		[0.66, 0.13, 90],
		[0.86, 0.08, 100],
		[0.04, 0.3, 110],
	] as const) {
		for (const step of [1, 0.66, 0.34])
			shade += curve(
				Array.from(
					{ length: 9 },
					(_, index): Point => [
						x * width + Math.cos(index * 0.698) * size * unit * step * random.between(0.85, 1.2),
						y * height +
							Math.sin(index * 0.698) * size * 0.62 * unit * step * random.between(0.85, 1.2),
					],
				),
			);
	}
	for (let index = 0; index < 60; index += 1) {
		const [x, y] = [random.between(0, 1) * width, random.between(0, 0.16) * height];
		trees += `M${short(x)} ${short(y)}l${short(9 * unit)} ${short(-20 * unit)}l${short(9 * unit)} ${short(20 * unit)}z`;
	}
	return (
		path(shade, { stroke: '#b98a4a', width: 2.2 * unit, opacity: 0.7 }) +
		path(trees, { fill: '#7d8f4f', opacity: 0.8 })
	);
}

function soundings(width: number, height: number, unit: number): string {
	const random = seeded('soundings');
	let dots = '';
	for (let index = 0; index < 110; index += 1)
		dots += `M${short(random.between(0.03, 0.97) * width)} ${short(random.between(0.45, 0.97) * height)}h.1`;
	return path(dots, { stroke: '#2d7f93', width: 5 * unit, opacity: 0.5 });
}

function tracks(width: number, height: number, unit: number): string {
	const at = (points: readonly (readonly [number, number])[]): string =>
		curve(
			points.map(([x, y]): Point => [x * width, y * height]),
			false,
		);
	const data =
		at([
			[0.34, 0.42],
			[0.33, 0.52],
			[0.26, 0.57],
			[0.225, 0.52],
		]) +
		at([
			[0.34, 0.44],
			[0.4, 0.56],
			[0.52, 0.66],
			[0.645, 0.67],
		]) +
		at([
			[0.34, 0.42],
			[0.45, 0.5],
			[0.54, 0.42],
			[0.565, 0.3],
		]) +
		at([
			[0.47, 0.49],
			[0.6, 0.48],
			[0.72, 0.45],
			[0.74, 0.37],
		]) +
		at([
			[0.33, 0.52],
			[0.27, 0.68],
			[0.2, 0.76],
			[0.13, 0.77],
		]);
	return `<path fill="none" stroke="#9e1b16" stroke-width="${short(4 * unit)}" stroke-linecap="round" stroke-dasharray="${short(2 * unit)} ${short(13 * unit)}" d="${data}"/>`;
}
