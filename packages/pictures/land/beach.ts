import type { Canvas } from '../canvas';
import { mix } from '../colour';
import { curve, type Point, path, polygon, short } from '../svg';

/**
 * A beach in the foreground. The water's edge is higher at the left end of the picture than at the right end.
 */
export interface BeachPlan {
	/**
	 * The height of the water's edge at the left end, as a share of the picture from its top; at the right end the edge
	 * is lower by `rise`, a share of the picture's height.
	 */
	readonly from: number;
	readonly rise: number;
}

/** Sand with a wet edge, foam and parasols. */
export function beach(canvas: Canvas, plan: BeachPlan): string {
	const { width, height, unit, light, palette } = canvas;
	const edgeAt = (t: number, drop: number): Point => [
		t * width * 1.1 - 40,
		height * (plan.from + plan.rise * t ** 1.4) + drop * unit + Math.sin(t * 11) * unit * 7,
	];
	const band = (drop: number): string =>
		`${curve(
			Array.from({ length: 12 }, (_, index) => edgeAt(index / 11, drop * (0.6 + index * 0.06))),
			false,
		)}V${height + 30}H-40z`;
	let painted =
		path(band(-30), { fill: palette.foam, opacity: 0.5 }) +
		path(band(-12), { fill: palette.foam }) +
		path(band(0), { fill: light.lit('#d2b27c') }) +
		path(band(22), { fill: light.lit('#f0dcae') });
	const colours = ['#d9442f', '#f3b63c', '#0e7c86', '#2a4f86'] as const;
	for (const [index, [x, y, size]] of (
		[
			[0.3, 0.955, 92],
			[0.16, 0.945, 100],
			[0.44, 0.985, 104],
			[0.05, 0.985, 140],
		] as const
	).entries())
		painted += parasol(canvas, x * width, y * height, size * unit, colours[index] ?? colours[0]);
	return painted;
}

function parasol(canvas: Canvas, x: number, y: number, size: number, colour: string): string {
	const { light } = canvas;
	const white = '#fbf6ea';
	const top: Point = [x + size * 0.16, y - size * 1.5];
	const fan = (share: number): Point => [
		x + size * 0.02 + share * size,
		y - size * 0.98 + Math.abs(share) * size * 0.1 + share * size * 0.16,
	];
	let painted = `<ellipse cx="${short(x - size * 0.35)}" cy="${short(y + size * 0.05)}" rx="${short(size * 0.95)}" ry="${short(size * 0.16)}" fill="${light.shaded('#b58f5e')}" opacity=".5"/>`;
	painted += path(`M${short(x)} ${short(y + size * 0.05)}L${short(top[0])} ${short(top[1])}`, {
		stroke: light.tone('#f4ead2', [0, -0.6, 0]),
		width: size * 0.045,
	});
	const cuts = [-1, -0.62, -0.22, 0.22, 0.62, 1];
	for (let index = 0; index + 1 < cuts.length; index += 1) {
		const [from, to] = [cuts[index] ?? 0, cuts[index + 1] ?? 0];
		const tint = index % 2 === 0 ? colour : white;
		const lit = light.sun[0] < 0 ? index < 3 : index > 1;
		const [a, b] = [fan(from), fan(to)];
		painted += path(
			`M${short(a[0])} ${short(a[1])}Q${short((a[0] + b[0]) / 2)} ${short((a[1] + b[1]) / 2 + size * 0.1)} ${short(b[0])} ${short(b[1])}Q${short(top[0] + to * size * 0.72)} ${short(top[1] + size * 0.1)} ${short(top[0])} ${short(top[1])}Q${short(top[0] + from * size * 0.72)} ${short(top[1] + size * 0.1)} ${short(a[0])} ${short(a[1])}z`,
			{ fill: lit ? light.lit(tint) : mix(light.lit(tint), light.shaded(tint), 0.6) },
		);
	}
	painted +=
		polygon(
			[
				[x + size * 0.3, y + size * 0.02],
				[x + size * 0.42, y - size * 0.16],
				[x + size * 1.2, y + size * 0.0],
				[x + size * 1.16, y + size * 0.12],
			],
			light.lit(white),
		) +
		polygon(
			[
				[x + size * 0.42, y - size * 0.16],
				[x + size * 0.3, y - size * 0.52],
				[x + size * 0.37, y - size * 0.54],
				[x + size * 0.52, y - size * 0.14],
			],
			light.lit(colour),
		);
	return painted;
}
