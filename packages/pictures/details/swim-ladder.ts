import type { Canvas } from '../canvas';
import { curve, path, polygon, short } from '../svg';

/**
 * A ladder over the stern into the water, with a wet towel on the rail; the swim platform fills the bottom of the
 * picture.
 */
export function swimLadder(canvas: Canvas): string {
	const { width: w, height: h, light, unit, palette } = canvas;
	const teak = '#c79f72';
	let painted = polygon(
		[
			[-w * 0.05, h * 0.84],
			[w * 1.05, h * 0.9],
			[w * 1.05, h * 1.02],
			[-w * 0.05, h * 1.02],
		],
		light.tone(teak, [0, 0, 1]),
	);
	let seams = '';
	for (let index = 1; index < 5; index += 1)
		seams += `M${short(-w * 0.05)} ${short(h * (0.84 + index * 0.04))}L${short(w * 1.05)} ${short(h * (0.9 + index * 0.035))}`;
	painted += path(seams, { stroke: light.shaded('#6b4a33'), width: 4 * unit });
	painted += polygon(
		[
			[-w * 0.05, h * 0.825],
			[w * 1.05, h * 0.885],
			[w * 1.05, h * 0.9],
			[-w * 0.05, h * 0.842],
		],
		light.lit('#fbf8f0'),
	);
	const steel = light.tone('#dfe6e8', [0, -0.6, 0.5]);
	const bright = light.lit('#ffffff');
	const ladder = (x: number): string =>
		`M${short(w * x)} ${short(h * 0.78)}C${short(w * x)} ${short(h * 0.68)} ${short(w * (x + 0.02))} ${short(h * 0.66)} ${short(w * (x + 0.03))} ${short(h * 0.7)}L${short(w * (x + 0.02))} ${short(h * 0.93)}`;
	painted += path(
		curve([
			[w * 0.5, h * 0.76],
			[w * 0.66, h * 0.75],
			[w * 0.8, h * 0.775],
			[w * 0.66, h * 0.8],
		]),
		{ fill: palette.foam, opacity: 0.5 },
	);
	painted +=
		path(ladder(0.55) + ladder(0.74), { stroke: steel, width: 20 * unit }) +
		path(ladder(0.55) + ladder(0.74), { stroke: bright, width: 7 * unit });
	for (const level of [0.74, 0.795, 0.85])
		painted +=
			path(`M${short(w * 0.578)} ${short(h * level)}H${short(w * 0.765)}`, {
				stroke: steel,
				width: 18 * unit,
			}) +
			path(`M${short(w * 0.578)} ${short(h * (level - 0.003))}H${short(w * 0.765)}`, {
				stroke: light.lit(teak),
				width: 9 * unit,
			});
	return painted;
}
