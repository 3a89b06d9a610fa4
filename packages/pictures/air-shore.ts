import type { AirLayer } from './air';
import type { Canvas } from './canvas';
import { mix } from './colour';
import { curve, disc, type Point, path, polygon, rect, short } from './svg';

/** A beach along the lower edge with parasols and towels. The foam follows the edge of the sand. */
export function beachFromAir(level: number): AirLayer {
	return (canvas) => {
		const { width, height, unit, light } = canvas;
		const random = canvas.random.branch('beach');
		const edgeAt = (x: number): number =>
			height * level + Math.sin((x / width) * 5.2 + 0.6) * unit * 46;
		const edge = (drop: number): string =>
			curve(
				Array.from({ length: 13 }, (_, index): Point => {
					const x = (index / 12) * (width + 120) - 60;
					return [x, edgeAt(x) + drop * unit + Math.sin(index * 1.9) * unit * 9];
				}),
				false,
			);
		const down = `L${width + 60} ${height + 20}H-60z`;
		let painted =
			path(`${edge(-58)}${down}`, { fill: canvas.palette.foam, opacity: 0.5 }) +
			path(`${edge(-26)}${down}`, { fill: canvas.palette.foam }) +
			path(`${edge(-8)}${down}`, { fill: light.lit('#d8b983') }) +
			path(`${edge(44)}${down}`, { fill: light.lit('#f1dcae') });
		const colours = ['#d9442f', '#f3b63c', '#1f7f86', '#f7f1e2', '#2a4f86'] as const;
		for (let index = 0; index < 13; index += 1) {
			const x =
				width * ((index % 7) / 7 + 0.07) +
				random.around(0, unit * 36) +
				(index > 6 ? width * 0.07 : 0);
			const y = edgeAt(x) + unit * (150 + (index > 6 ? 150 : 0)) + random.around(0, unit * 22);
			painted += parasol(
				canvas,
				x,
				y,
				unit * random.between(44, 60),
				random.pick(colours),
				random.chance(0.7),
			);
		}
		return painted;
	};
}

function parasol(
	canvas: Canvas,
	x: number,
	y: number,
	size: number,
	colour: string,
	striped: boolean,
): string {
	const { light } = canvas;
	const sun = light.sun[0] < 0 ? 1 : -1;
	let painted = `<g transform="rotate(${Math.round(x % 30) - 15} ${short(x)} ${short(y)})">${rect(x + size * 0.5, y - size * 0.2, size * 0.55, size * 1.5, light.lit('#fbf6ea'))}${rect(x + size * 0.5, y + size * 0.3, size * 0.55, size * 0.18, light.lit(colour))}${rect(x - size * 1.15, y - size * 0.1, size * 0.55, size * 1.4, light.lit('#8fc0bd'))}</g>`;
	painted += disc([x + sun * size * 0.45, y + size * 0.4], size, '#7a5a48', 0.4);
	for (let wedge = 0; wedge < 8; wedge += 1) {
		const [from, to] = [(wedge * Math.PI) / 4, ((wedge + 1) * Math.PI) / 4];
		const tint = striped && wedge % 2 === 0 ? '#fbf6ea' : colour;
		const shaded = Math.cos((from + to) / 2) * sun > 0.3;
		painted += polygon(
			[
				[x, y],
				[x + Math.cos(from) * size, y + Math.sin(from) * size],
				[x + Math.cos((from + to) / 2) * size * 1.02, y + Math.sin((from + to) / 2) * size * 1.02],
				[x + Math.cos(to) * size, y + Math.sin(to) * size],
			],
			shaded ? mix(light.lit(tint), light.shaded(tint), 0.5) : light.lit(tint),
		);
	}
	return painted + disc([x, y], size * 0.07, light.lit('#fbf6ea'));
}

/** Rocks that rise out of the water along one edge of the picture, seen from above. */
export function rocksFromAir(side: 'left' | 'right', reach: number): AirLayer {
	return (canvas) => {
		const { width, height, unit, light, palette } = canvas;
		const random = canvas.random.branch(`rocks${side}`);
		const outline = (grow: number, seed: string): Point[] => {
			const local = canvas.random.branch(`outline${seed}`);
			const points = Array.from({ length: 16 }, (_, index): Point => {
				const y = (index / 15) * (height + 80) - 40;
				const out =
					(reach * (0.55 + 0.45 * Math.sin(index * 0.9 + 0.7)) + grow) * width +
					local.around(0, unit * 22);
				return [side === 'left' ? out : width - out, y];
			});
			const edge = side === 'left' ? -50 : width + 50;
			return [...points, [edge, height + 60], [edge, -60]];
		};
		let painted =
			path(curve(outline(0.05, 'a')), { fill: palette.shallow, opacity: 0.6 }) +
			path(curve(outline(0.018, 'b')), { fill: palette.foam, opacity: 0.9 });
		painted +=
			polygon(outline(0, 'c'), light.shaded('#c29a70')) +
			polygon(outline(-0.03, 'd'), light.tone('#d8b084', [0, 0, 0.3])) +
			polygon(outline(-0.07, 'e'), light.lit('#e3c294'));
		for (let index = 0; index < 26; index += 1) {
			const y = random.between(0, height);
			const x = random.between(0, reach * 0.62) * width;
			const size = unit * random.between(22, 64);
			const px = side === 'left' ? x : width - x;
			const sun = light.sun[0] < 0 ? 1 : -1;
			painted +=
				disc([px + sun * size * 0.3, y + size * 0.3], size, light.shaded('#8b7450'), 0.6) +
				disc([px, y], size, light.shaded('#4f7a48')) +
				disc(
					[px - sun * size * 0.18, y - size * 0.18],
					size * 0.72,
					light.tone('#6b9150', [0, 0, 0.4]),
				) +
				disc([px - sun * size * 0.3, y - size * 0.3], size * 0.4, light.lit('#8dab5c'));
		}
		return painted;
	};
}
