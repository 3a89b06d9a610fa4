import type { Canvas } from '../canvas';
import { mix } from '../colour';
import { disc, type Point, path, polygon, rect, short } from '../svg';

/** A rope, drawn as a thick line with the pattern of its strands, from path data in pixels and a width. */
export function rope(canvas: Canvas, data: string, width: number, colour = '#efe2c6'): string {
	const { light } = canvas;
	return (
		path(data, { stroke: light.shaded(mix(colour, '#6b4a35', 0.35)), width: width * 1.12 }) +
		path(data, { stroke: light.lit(colour), width: width * 0.86 }) +
		`<path fill="none" stroke="${light.shaded(mix(colour, '#8a6b4a', 0.3))}" stroke-width="${short(width * 0.86)}" stroke-dasharray="${short(width * 0.1)} ${short(width * 0.34)}" opacity=".55" d="${data}"/>`
	);
}

/** Teak planks in perspective with a vanishing point, between a far and a near level. */
export function planks(
	canvas: Canvas,
	vanish: Point,
	far: number,
	near: number,
	count: number,
	colour = '#c08a55',
): string {
	const { width, light } = canvas;
	const random = canvas.random.branch('planks');
	const at = (share: number, y: number): number =>
		vanish[0] + (share * width * 2.6 - width * 1.3) * ((y - vanish[1]) / (near - vanish[1]));
	let painted = rect(0, far, width, near - far + 2, light.tone(colour, [0, -0.2, 1]));
	let seams = '';
	for (let index = 0; index < count; index += 1) {
		const [from, to] = [index / count, (index + 1) / count];
		const tint = mix(
			light.tone(colour, [0, -0.2, 1]),
			random.chance(0.5) ? light.lit(colour) : light.shaded(colour),
			random.between(0, 0.3),
		);
		painted += polygon(
			[
				[at(from, far), far],
				[at(to, far), far],
				[at(to, near), near],
				[at(from, near), near],
			],
			tint,
		);
		seams += `M${short(at(from, far))} ${short(far)}L${short(at(from, near))} ${short(near)}`;
	}
	return (
		painted +
		path(seams, { stroke: light.shaded('#5a3b28'), width: 3.2 * canvas.unit, opacity: 0.8 })
	);
}

/**
 * A horn cleat with a rope fastened in figures of eight. x and y are the middle of its foot; `size` is half its length.
 */
export function cleat(
	canvas: Canvas,
	x: number,
	y: number,
	size: number,
	colour = '#efe2c6',
): string {
	const { light } = canvas;
	const steel = light.tone('#b9c6ce', [0, -0.4, 0.4]);
	const bright = light.lit('#f4f8f9');
	const dark = light.shaded('#7c8992');
	const at = (dx: number, dy: number): string => `${short(x + dx * size)} ${short(y + dy * size)}`;
	const shadow = path(
		`M${at(-0.9, 0.12)}C${at(-0.5, -0.06)} ${at(0.8, -0.04)} ${at(1.15, 0.14)}C${at(0.9, 0.34)} ${at(-0.5, 0.36)} ${at(-0.9, 0.12)}z`,
		{ fill: light.shaded('#5a3b28'), opacity: 0.55 },
	);
	const foot =
		path(
			`M${at(-0.6, 0.1)}Q${at(0, -0.1)} ${at(0.6, 0.1)}Q${at(0.58, 0.24)} ${at(0, 0.24)}Q${at(-0.58, 0.24)} ${at(-0.6, 0.1)}z`,
			{ fill: steel },
		) +
		path(
			`M${at(-0.6, 0.1)}Q${at(0, 0.2)} ${at(0.6, 0.1)}Q${at(0.58, 0.24)} ${at(0, 0.24)}Q${at(-0.58, 0.24)} ${at(-0.6, 0.1)}z`,
			{ fill: dark },
		);
	const leg = (side: number): string =>
		path(
			`M${at(side * 0.4, 0.08)}L${at(side * 0.3, -0.4)}H${short(x + side * 0.08 * size)}L${at(side * 0.12, 0.1)}z`,
			{ fill: side < 0 ? dark : steel },
		);
	const horn = path(
		`M${at(-1.05, -0.6)}C${at(-0.9, -0.7)} ${at(-0.4, -0.56)} ${at(0, -0.56)}C${at(0.4, -0.56)} ${at(0.9, -0.7)} ${at(1.05, -0.6)}C${at(1.06, -0.46)} ${at(0.5, -0.28)} ${at(0, -0.28)}C${at(-0.5, -0.28)} ${at(-1.06, -0.46)} ${at(-1.05, -0.6)}z`,
		{ fill: steel },
	);
	const shine = path(
		`M${at(-1, -0.6)}C${at(-0.8, -0.64)} ${at(-0.4, -0.5)} ${at(0, -0.5)}C${at(0.4, -0.5)} ${at(0.8, -0.64)} ${at(1, -0.6)}C${at(0.7, -0.52)} ${at(0.4, -0.44)} ${at(0, -0.44)}C${at(-0.4, -0.44)} ${at(-0.7, -0.52)} ${at(-1, -0.6)}z`,
		{ fill: bright },
	);
	const under = path(
		`M${at(-0.8, -0.42)}C${at(-0.4, -0.28)} ${at(0.4, -0.28)} ${at(0.8, -0.42)}C${at(0.5, -0.32)} ${at(0.3, -0.34)} ${at(0, -0.34)}C${at(-0.3, -0.34)} ${at(-0.5, -0.32)} ${at(-0.8, -0.42)}z`,
		{ fill: dark },
	);
	const width = size * 0.17;
	const strand = (data: string): string => rope(canvas, data, width, colour);
	const lead = strand(
		`M${at(-2.6, 0.6)}C${at(-1.6, 0.36)} ${at(-1, 0.14)} ${at(-0.5, 0.02)}C${at(-0.1, -0.06)} ${at(0.3, 0.02)} ${at(0.55, -0.06)}`,
	);
	const low =
		strand(`M${at(-0.52, -0.02)}Q${at(0, 0.1)} ${at(0.54, -0.1)}`) +
		strand(`M${at(-0.54, -0.17)}Q${at(0, -0.02)} ${at(0.54, -0.22)}`);
	const behind =
		strand(`M${at(-0.46, -0.2)}Q${at(-0.3, -0.5)} ${at(0.1, -0.64)}`) +
		strand(`M${at(0.46, -0.2)}Q${at(0.3, -0.5)} ${at(-0.1, -0.64)}`);
	const over =
		strand(`M${at(0.56, -0.14)}C${at(0.3, -0.26)} ${at(0.1, -0.5)} ${at(-0.2, -0.6)}`) +
		strand(`M${at(-0.58, -0.12)}C${at(-0.3, -0.22)} ${at(-0.02, -0.5)} ${at(0.26, -0.6)}`);
	return shadow + foot + behind + leg(-1) + leg(1) + lead + low + horn + shine + under + over;
}

/** A flat coil of rope (a Flemish flake), in perspective. */
export function coil(
	canvas: Canvas,
	x: number,
	y: number,
	size: number,
	turns = 5,
	colour = '#efe2c6',
): string {
	let painted = `<ellipse cx="${short(x + size * 0.06)}" cy="${short(y + size * 0.06)}" rx="${short(size * 1.08)}" ry="${short(size * 0.4)}" fill="${canvas.light.shaded('#5a3b28')}" opacity=".45"/>`;
	for (let turn = turns; turn > 0; turn -= 1) {
		const rx = (size * turn) / turns;
		const ry = rx * 0.36;
		painted += rope(
			canvas,
			`M${short(x - rx)} ${short(y)}a${short(rx)} ${short(ry)} 0 1 1 ${short(rx * 2)} 0a${short(rx)} ${short(ry)} 0 1 1 ${short(-rx * 2)} 0`,
			size / turns / 1.05,
			colour,
		);
	}
	return painted + disc([x, y], size / turns / 2.2, canvas.light.lit(colour));
}
