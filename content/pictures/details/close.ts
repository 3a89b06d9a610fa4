import type { Canvas } from '../canvas';
import { mix } from '../colour';
import { curve, disc, type Point, path, polygon, short } from '../svg';

/** Foredeck with a padded lounger, a towel and a steel rail, seen from the cockpit. */
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

/** The helm from behind: dash, gauges, throttle, wheel, and the frame of the screen. */
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

/** Rungs over the stern into the water, with a wet towel on the rail; the swim platform fills the foot of the picture. */
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
