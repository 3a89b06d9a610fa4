import type { Camera } from '../camera';
import type { Canvas } from '../canvas';
import { mix } from '../colour';
import { lens } from '../marks';
import { path, short } from '../svg';

/**
 * A sailing boat at x and y in metres, seen from the side. With `facing` 1 it sails to the right; `heel` is in degrees.
 */
export function sailingBoat(
	canvas: Canvas,
	camera: Camera,
	x: number,
	y: number,
	options: {
		readonly facing?: 1 | -1;
		readonly heel?: number;
		readonly colour?: string;
		readonly length?: number;
	} = {},
): string {
	const [px, py] = camera.project([x, y, 0]);
	const s = camera.scaleAt([x, y, 0]) * (options.length ?? 9);
	const { light, palette } = canvas;
	const facing = options.facing ?? 1;
	const haze = (colour: string): string => mix(colour, palette.haze, Math.min(0.5, y / 900));
	const cloth = options.colour ?? '#fdf8ea';
	const lit = haze(light.lit(cloth));
	const dark = haze(light.tone(cloth, [0, -0.6, -0.4]));
	const hull = haze(light.tone('#f6f1e4', [0, -0.8, 0]));
	const main = `M${short(-s * 0.02)} ${short(-s * 1.28)}C${short(-s * 0.2)} ${short(-s * 0.8)} ${short(-s * 0.42)} ${short(-s * 0.4)} ${short(-s * 0.48)} ${short(-s * 0.2)}Q${short(-s * 0.25)} ${short(-s * 0.13)} ${short(-s * 0.02)} ${short(-s * 0.18)}z`;
	const jib = `M${short(s * 0.01)} ${short(-s * 1.12)}C${short(s * 0.2)} ${short(-s * 0.7)} ${short(s * 0.36)} ${short(-s * 0.32)} ${short(s * 0.5)} ${short(-s * 0.15)}Q${short(s * 0.2)} ${short(-s * 0.12)} ${short(s * 0.05)} ${short(-s * 0.2)}Q${short(s * 0.12)} ${short(-s * 0.5)} ${short(s * 0.01)} ${short(-s * 1.12)}z`;
	const body = `M${short(-s * 0.5)} ${short(-s * 0.1)}L${short(s * 0.54)} ${short(-s * 0.13)}Q${short(s * 0.46)} ${short(-s * 0.02)} ${short(s * 0.36)} ${short(s * 0.01)}H${short(-s * 0.44)}z`;
	const seam = `M${short(-s * 0.13)} ${short(-s * 0.9)}L${short(-s * 0.02)} ${short(-s * 0.88)}M${short(-s * 0.28)} ${short(-s * 0.56)}L${short(-s * 0.02)} ${short(-s * 0.54)}`;
	let mirror = '';
	for (let row = 0; row < 9; row += 1)
		mirror += lens(
			px + ((row % 2) - 0.5) * s * 0.05,
			py + s * (0.05 + row * 0.1),
			s * (0.8 - row * 0.075),
			s * 0.075,
		);
	return (
		path(mirror, { fill: mix(lit, palette.sea[1], 0.45), opacity: 0.6 }) +
		`<g transform="translate(${short(px)} ${short(py)}) scale(${facing} 1) rotate(${Math.round(-(options.heel ?? 6))})">${path(main, { fill: lit })}${path(jib, { fill: dark })}${path(seam, { stroke: dark, width: Math.max(0.6, s * 0.008) })}${path(body, { fill: hull })}${path(`M${short(-s * 0.49)} ${short(-s * 0.06)}L${short(s * 0.5)} ${short(-s * 0.08)}l${short(-s * 0.02)} ${short(s * 0.025)}L${short(-s * 0.48)} ${short(-s * 0.03)}z`, { fill: haze(light.shaded('#28506a')) })}</g>` +
		path(lens(px, py + s * 0.02, s * 1.2, s * 0.035), { fill: palette.foam, opacity: 0.7 })
	);
}
