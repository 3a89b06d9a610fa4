import type { Canvas } from '../canvas';
import { mix } from '../colour';
import { lens } from '../marks';
import { seaColour } from '../sea';
import { curve, type Point, path, rect, short } from '../svg';
import { belfry, house } from './house';
import { cypress, pine, shrub } from './pine';

/** A village on a slope behind a quay. */
export interface VillagePlan {
	/** Its left and right ends, in shares of the width. */
	readonly from: number;
	readonly to: number;
	/** The waterline of the quay, as a share of the height. */
	readonly base: number;
	/** The number of rows of houses, 1 to 5. */
	readonly rows: number;
	/** The height of one row of houses in units. */
	readonly size: number;
	readonly distance?: number;
	readonly quay?: boolean;
}

/** A village with a hill, rows of houses (painted from the top row down), a bell tower, a quay and its reflection. */
export function village(canvas: Canvas, plan: VillagePlan): string {
	const { unit, width, height, palette, light } = canvas;
	const random = canvas.random.branch(`village${plan.from}`);
	const haze = (colour: string): string => mix(colour, palette.haze, plan.distance ?? 0.06);
	const base = plan.base * height;
	const size = plan.size * unit;
	const [left, right] = [plan.from * width, plan.to * width];
	const quay = plan.quay === false ? 0 : size * 0.3;
	let painted = reflectionOf(canvas, left, right, base, size * (plan.rows * 0.6 + 0.8));
	painted += hill(canvas, left, right, base, size * (plan.rows * 0.58 + 0.75), haze);
	const tower = left + (right - left) * random.between(0.4, 0.6);
	for (let row = plan.rows - 1; row >= 0; row -= 1) {
		const level = base - quay - row * size * 0.56;
		const inset = (right - left) * 0.075 * row;
		if (row === Math.min(2, plan.rows - 1))
			painted += belfry(canvas, tower, level - size * 0.2, size * 2.5, haze);
		for (let x = left + inset + random.between(0, size * 0.3); x < right - inset - size * 0.3; ) {
			const wide = size * random.between(0.55, 1.05);
			const lift = random.around(0, size * 0.12) * (row === 0 ? 0 : 1);
			if (row > 0 && random.chance(0.16))
				painted += random.chance(0.5)
					? cypress(canvas, x + wide * 0.3, level + size * 0.2, size * random.between(0.9, 1.4))
					: shrub(canvas, x + wide * 0.4, level - size * 0.2, size * 0.4, haze);
			else
				painted += house(canvas, {
					x,
					y: level - lift + size * 0.5 * (row > 0 ? 1 : 0),
					width: wide,
					height: size * random.between(0.75, 1.25) + (row > 0 ? size * 0.5 : 0),
					gable: random.chance(0.35),
					haze,
				});
			x += wide * random.between(0.82, 1.02);
		}
	}
	if (quay > 0)
		painted += quayWall(canvas, left - size * 0.8, right + size * 0.8, base, quay, haze);
	return (
		painted +
		(palette.lampsLit ? lamps(canvas, left, right, base - quay, size) : '') +
		path(lens((left + right) / 2, base + unit, right - left, unit * 3), {
			fill: light.palette.foam,
			opacity: 0.35,
		})
	);
}

function hill(
	canvas: Canvas,
	left: number,
	right: number,
	base: number,
	rise: number,
	haze: (colour: string) => string,
): string {
	const random = canvas.random.branch('hill');
	const wide = right - left;
	const outline = (drop: number, shift: number): Point[] =>
		Array.from({ length: 13 }, (_, index): Point => {
			const t = index / 12;
			const crest = Math.sin(Math.PI * t) ** 0.62 * (0.94 + 0.07 * Math.sin(index * 2.3 + shift));
			return [
				left - wide * 0.14 + wide * 1.28 * t + shift * wide,
				base - Math.max(0, rise * crest - drop * rise * Math.sin(Math.PI * t)),
			];
		});
	const sun = Math.sign(canvas.light.sun[0] || 1);
	const close = (points: readonly Point[]): string => `${curve(points, false)}V${short(base)}z`;
	const crest = outline(0, 0);
	let trees = '';
	for (const [x, y] of crest.slice(1, 12)) {
		if (!random.chance(0.7)) continue;
		const size = rise * random.between(0.1, 0.17);
		trees += random.chance(0.35)
			? cypress(canvas, x, y + size * 0.2, size * 1.2)
			: pine(canvas, x, y + size * 0.16, size * 1.3, { haze });
	}
	return (
		trees +
		path(close(crest), { fill: haze(canvas.light.lit('#a3aa6a')) }) +
		path(close(outline(0.2, -sun * 0.03)), {
			fill: haze(canvas.light.shaded('#7f9458')),
			opacity: 0.85,
		})
	);
}

function quayWall(
	canvas: Canvas,
	left: number,
	right: number,
	base: number,
	high: number,
	haze: (colour: string) => string,
): string {
	const { light, unit } = canvas;
	const stone = '#d8c7a6';
	let painted = rect(left, base - high, right - left, high, haze(light.tone(stone, [0, -1, 0.1])));
	painted +=
		rect(left, base - high, right - left, high * 0.2, haze(light.lit('#f1e4c8'))) +
		rect(
			left,
			base - high * 0.2,
			right - left,
			high * 0.2 + 1,
			haze(mix(light.shaded(stone), canvas.palette.sea[3], 0.4)),
		);
	let arches = '';
	const wide = high * 0.72;
	for (let x = left + wide; x < right - wide; x += wide * 2.6) {
		if ((Math.round(x / wide) | 0) % 3 === 0) continue;
		arches += `M${short(x)} ${short(base)}v${short(-high * 0.35)}a${short(wide / 2)} ${short(high * 0.34)} 0 0 1 ${short(wide)} 0V${short(base)}z`;
	}
	painted += path(arches, { fill: haze(mix(light.shaded('#6b5a55'), canvas.palette.sea[3], 0.3)) });
	return (
		painted +
		path(lens((left + right) / 2, base + unit, right - left, unit * 2), {
			fill: canvas.palette.sea[3],
			opacity: 0.5,
		})
	);
}

function lamps(canvas: Canvas, left: number, right: number, level: number, size: number): string {
	const { palette, unit, horizon } = canvas;
	let painted = '';
	let trails = '';
	const random = canvas.random.branch('lamps');
	for (let x = left; x < right; x += size * random.between(1.1, 1.8)) {
		painted += `<circle cx="${short(x)}" cy="${short(level - size * 0.42)}" r="${short(unit * 9)}" fill="${palette.lamp}" opacity=".22"/><circle cx="${short(x)}" cy="${short(level - size * 0.42)}" r="${short(unit * 3)}" fill="${palette.lamp}"/>`;
		painted += rect(x - unit, level - size * 0.42, unit * 1.6, size * 0.42, palette.sea[3]);
		const start = Math.max(horizon, level + size * 0.42);
		for (let drop = 0; drop < 7; drop += 1)
			trails += lens(
				x + random.around(0, unit * (3 + drop * 2.4)),
				start + unit * (5 + drop * drop * 2.6),
				unit * random.between(8, 16 + drop * 4),
				unit * (1.5 + drop * 0.5),
			);
	}
	return painted + path(trails, { fill: palette.lamp, opacity: 0.75 });
}

function reflectionOf(
	canvas: Canvas,
	left: number,
	right: number,
	base: number,
	reach: number,
): string {
	const { unit } = canvas;
	const random = canvas.random.branch('village-mirror');
	const depth = (base - canvas.horizon) / (canvas.height - canvas.horizon);
	const water = seaColour(canvas, Math.max(0.12, depth + 0.1));
	const colours = ['#efc98f', '#e88f6b', '#f4dcb4', '#8a9a62'] as const;
	let painted = '';
	for (const colour of colours) {
		let data = '';
		for (let index = 0; index < 34; index += 1) {
			const t = random.next() ** 1.3;
			data += lens(
				random.between(left, right),
				base + unit * 3 + t * reach * 0.7,
				unit * random.between(18, 70) * (1 + t),
				unit * (2.5 + 5 * t),
			);
		}
		painted += path(data, {
			fill: mix(canvas.light.tone(colour, [0, -0.6, 0]), water, 0.5),
			opacity: 0.62,
		});
	}
	return painted;
}
