import type { Canvas } from '../canvas';
import { mix } from '../colour';
import { type Point, path, polygon, short } from '../svg';

/** The foredeck with a padded lounger, a towel and a steel rail, seen from the cockpit. */
export function lounger(canvas: Canvas): string {
	const { width: w, height: h, light, unit } = canvas;
	const deck = light.tone('#fbf8f0', [0, -0.2, 1]);
	const side = light.shaded('#f2ede0');
	const cushion = '#e5b072';
	let painted = path(
		`M${short(-w * 0.1)} ${h}L${short(w * 0.14)} ${short(h * 0.79)}Q${short(w * 0.3)} ${short(h * 0.655)} ${short(w * 0.56)} ${short(h * 0.64)}Q${short(w * 0.84)} ${short(h * 0.66)} ${short(w * 0.98)} ${short(h * 0.8)}L${short(w * 1.12)} ${h}z`,
		{ fill: side },
	);
	painted += path(
		`M${short(-w * 0.06)} ${h}L${short(w * 0.17)} ${short(h * 0.785)}Q${short(w * 0.32)} ${short(h * 0.66)} ${short(w * 0.56)} ${short(h * 0.65)}Q${short(w * 0.82)} ${short(h * 0.665)} ${short(w * 0.955)} ${short(h * 0.8)}L${short(w * 1.08)} ${h}z`,
		{ fill: deck },
	);
	const pad = (left: number, right: number, colour: string): string => {
		const shade = mix(light.lit(colour), light.shaded(colour), 0.75);
		return (
			path(
				`M${short(w * left)} ${short(h * 0.985)}L${short(w * (left + 0.085))} ${short(h * 0.74)}Q${short(w * (left + 0.1))} ${short(h * 0.715)} ${short(w * (left + 0.14))} ${short(h * 0.712)}L${short(w * (right - 0.12))} ${short(h * 0.712)}Q${short(w * (right - 0.09))} ${short(h * 0.715)} ${short(w * (right - 0.075))} ${short(h * 0.74)}L${short(w * right)} ${short(h * 0.985)}z`,
				{ fill: shade },
			) +
			path(
				`M${short(w * (left + 0.005))} ${short(h * 0.955)}L${short(w * (left + 0.09))} ${short(h * 0.73)}Q${short(w * (left + 0.1))} ${short(h * 0.706)} ${short(w * (left + 0.14))} ${short(h * 0.703)}L${short(w * (right - 0.12))} ${short(h * 0.703)}Q${short(w * (right - 0.09))} ${short(h * 0.706)} ${short(w * (right - 0.08))} ${short(h * 0.73)}L${short(w * (right - 0.005))} ${short(h * 0.955)}z`,
				{ fill: light.lit(colour) },
			)
		);
	};
	painted += pad(0.14, 0.52, cushion) + pad(0.55, 0.93, cushion);
	for (const level of [0.77, 0.85])
		painted += path(
			`M${short(w * (0.36 - level * 0.2))} ${short(h * level)}H${short(w * (0.33 + level * 0.15))}M${short(w * (0.77 - level * 0.2))} ${short(h * level)}H${short(w * (0.74 + level * 0.15))}`,
			{ stroke: light.shaded(cushion), width: 3 * unit, opacity: 0.7 },
		);
	painted += towel(canvas);
	painted += hat(canvas, w * 0.36, h * 0.775, w * 0.085);
	return painted + rails(canvas);
}

function towel(canvas: Canvas): string {
	const { width: w, height: h, light } = canvas;
	const at = (x: number, y: number): Point => [x * w, y * h];
	const stripe = (from: number, to: number, colour: string): string => {
		const row = (t: number, side: number): Point =>
			at(0.655 + (side === 0 ? -0.035 * t : 0.145 + 0.05 * t), 0.72 + 0.225 * t);
		return polygon([row(from, 0), row(from, 1), row(to, 1), row(to, 0)], light.lit(colour));
	};
	let painted = '';
	for (let index = 0; index < 9; index += 1)
		painted += stripe(
			(index / 9) ** 1.15,
			((index + 1) / 9) ** 1.15,
			index % 2 === 0 ? '#fbf6ea' : '#0e7c86',
		);
	return painted;
}

function hat(canvas: Canvas, x: number, y: number, size: number): string {
	const { light } = canvas;
	const straw = '#efd9a4';
	return `<ellipse cx="${short(x + size * 0.12)}" cy="${short(y + size * 0.2)}" rx="${short(size * 1.05)}" ry="${short(size * 0.34)}" fill="${light.shaded('#a97a45')}" opacity=".55"/><ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(size)}" ry="${short(size * 0.36)}" fill="${light.lit(straw)}"/>${path(`M${short(x - size * 0.5)} ${short(y - size * 0.02)}C${short(x - size * 0.5)} ${short(y - size * 0.66)} ${short(x + size * 0.5)} ${short(y - size * 0.66)} ${short(x + size * 0.5)} ${short(y - size * 0.02)}Q${short(x)} ${short(y + size * 0.2)} ${short(x - size * 0.5)} ${short(y - size * 0.02)}z`, { fill: light.tone(straw, [0.3, -0.6, 0.2]) })}${path(`M${short(x - size * 0.51)} ${short(y - size * 0.16)}Q${short(x)} ${short(y + size * 0.06)} ${short(x + size * 0.51)} ${short(y - size * 0.16)}L${short(x + size * 0.5)} ${short(y - size * 0.01)}Q${short(x)} ${short(y + size * 0.21)} ${short(x - size * 0.5)} ${short(y - size * 0.01)}z`, { fill: light.lit('#9e1b16') })}`;
}

function rails(canvas: Canvas): string {
	const { width: w, height: h, light, unit } = canvas;
	const top = `M${short(-w * 0.08)} ${short(h * 0.79)}C${short(w * 0.1)} ${short(h * 0.6)} ${short(w * 0.34)} ${short(h * 0.545)} ${short(w * 0.56)} ${short(h * 0.54)}C${short(w * 0.8)} ${short(h * 0.545)} ${short(w * 0.98)} ${short(h * 0.61)} ${short(w * 1.12)} ${short(h * 0.76)}`;
	const posts: readonly (readonly [number, number, number, number])[] = [
		[0.1, 0.665, 0.115, 0.83],
		[0.32, 0.572, 0.33, 0.692],
		[0.56, 0.54, 0.56, 0.652],
		[0.8, 0.572, 0.795, 0.692],
		[1.0, 0.66, 0.985, 0.83],
	];
	const data = posts
		.map(([x, y, fx, fy]) => `M${short(w * x)} ${short(h * y)}L${short(w * fx)} ${short(h * fy)}`)
		.join('');
	const dark = light.shaded('#aab6bd');
	const bright = light.lit('#ffffff');
	return (
		path(data, { stroke: dark, width: 11 * unit }) +
		path(data, { stroke: bright, width: 4 * unit, opacity: 0.8 }) +
		path(top, { stroke: dark, width: 18 * unit }) +
		`<g transform="translate(0 ${short(-3 * unit)})">${path(top, { stroke: bright, width: 7 * unit })}</g>`
	);
}
