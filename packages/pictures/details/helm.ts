import type { Canvas } from '../canvas';
import { mix } from '../colour';
import { disc, path, polygon, short } from '../svg';

/** The helm seen from behind: dashboard, gauges, throttle, wheel, and the frame of the windscreen. */
export function helm(canvas: Canvas): string {
	const { width: w, height: h, light, unit, palette } = canvas;
	const body = light.tone('#1d4f8f', [0, -0.7, 0.2]);
	const black = mix(light.shaded('#2a3138'), '#0d1418', 0.4);
	const chrome = light.lit('#f2f5f5');
	let painted = path(
		`M${short(w * 0.05)} ${short(h * 0.7)}L${short(w * 0.13)} ${short(h * 0.14)}Q${short(w * 0.5)} ${short(h * 0.06)} ${short(w * 0.87)} ${short(h * 0.14)}L${short(w * 0.95)} ${short(h * 0.7)}z`,
		{ fill: palette.sky[2], opacity: 0.16 },
	);
	painted +=
		polygon(
			[
				[w * 0.2, h * 0.13],
				[w * 0.3, h * 0.11],
				[w * 0.2, h * 0.7],
				[w * 0.08, h * 0.7],
			],
			'#ffffff',
			0.14,
		) +
		polygon(
			[
				[w * 0.34, h * 0.1],
				[w * 0.37, h * 0.1],
				[w * 0.27, h * 0.7],
				[w * 0.23, h * 0.7],
			],
			'#ffffff',
			0.12,
		);
	painted += path(
		`M${short(w * 0.05)} ${short(h * 0.71)}L${short(w * 0.13)} ${short(h * 0.14)}Q${short(w * 0.5)} ${short(h * 0.06)} ${short(w * 0.87)} ${short(h * 0.14)}L${short(w * 0.95)} ${short(h * 0.71)}M${short(w * 0.5)} ${short(h * 0.085)}V${short(h * 0.69)}`,
		{ stroke: light.tone('#dfe6e8', [0, -0.8, 0.2]), width: 13 * unit },
	);
	painted += path(
		`M${short(-w * 0.05)} ${h}V${short(h * 0.79)}Q${short(w * 0.02)} ${short(h * 0.7)} ${short(w * 0.16)} ${short(h * 0.69)}Q${short(w * 0.5)} ${short(h * 0.665)} ${short(w * 0.84)} ${short(h * 0.69)}Q${short(w * 0.98)} ${short(h * 0.7)} ${short(w * 1.05)} ${short(h * 0.79)}V${h}z`,
		{ fill: light.lit('#fbf8f0') },
	);
	painted += path(
		`M${short(w * 0.1)} ${h}L${short(w * 0.16)} ${short(h * 0.76)}Q${short(w * 0.5)} ${short(h * 0.73)} ${short(w * 0.84)} ${short(h * 0.76)}L${short(w * 0.9)} ${h}z`,
		{ fill: body },
	);
	for (const [x, size, turn] of [
		[0.3, 0.062, -40],
		[0.43, 0.044, 30],
		[0.57, 0.044, 70],
		[0.7, 0.062, 10],
	] as const)
		painted += gauge(canvas, x * w, h * 0.815, size * w * 0.62, turn, black, chrome);
	painted += wheel(canvas, w * 0.5, h * 1.0, h * 0.235, black, chrome);
	painted +=
		path(`M${short(w * 0.875)} ${h}L${short(w * 0.9)} ${short(h * 0.8)}`, {
			stroke: chrome,
			width: 18 * unit,
		}) +
		disc([w * 0.902, h * 0.79], 30 * unit, light.lit('#c8392b')) +
		disc([w * 0.899, h * 0.783], 16 * unit, light.lit('#ec6a56'));
	return painted;
}

function gauge(
	_canvas: Canvas,
	x: number,
	y: number,
	size: number,
	turn: number,
	face: string,
	chrome: string,
): string {
	let ticks = '';
	for (let index = 0; index <= 10; index += 1) {
		const angle = ((-220 + index * 26) * Math.PI) / 180;
		ticks += `M${short(x + Math.cos(angle) * size * 0.7)} ${short(y + Math.sin(angle) * size * 0.7)}L${short(x + Math.cos(angle) * size * 0.86)} ${short(y + Math.sin(angle) * size * 0.86)}`;
	}
	const angle = ((turn - 90) * Math.PI) / 180;
	return (
		disc([x, y], size * 1.12, chrome) +
		disc([x, y], size, face) +
		path(ticks, { stroke: '#f4efe6', width: size * 0.05 }) +
		path(
			`M${short(x)} ${short(y)}L${short(x + Math.cos(angle) * size * 0.78)} ${short(y + Math.sin(angle) * size * 0.78)}`,
			{ stroke: '#ff6a3d', width: size * 0.08 },
		) +
		disc([x, y], size * 0.12, chrome)
	);
}

function wheel(
	canvas: Canvas,
	x: number,
	y: number,
	size: number,
	dark: string,
	chrome: string,
): string {
	const rim = (radius: number, width: number, colour: string): string =>
		`<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(radius * 1.25)}" ry="${short(radius * 0.94)}" fill="none" stroke="${colour}" stroke-width="${short(width)}"/>`;
	const spoke = (degrees: number): string => {
		const angle = (degrees * Math.PI) / 180;
		return `M${short(x)} ${short(y)}L${short(x + Math.cos(angle) * size * 1.2)} ${short(y + Math.sin(angle) * size * 0.9)}`;
	};
	return (
		path(spoke(-90) + spoke(-18) + spoke(-162), { stroke: chrome, width: size * 0.1 }) +
		rim(size, size * 0.15, canvas.light.tone('#8a4a24', [0, -0.5, 0.3])) +
		rim(size * 1.02, size * 0.05, canvas.light.lit('#c98650')) +
		disc([x, y], size * 0.2, dark) +
		disc([x, y], size * 0.13, chrome)
	);
}
