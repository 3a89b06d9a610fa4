import type { Canvas } from '../canvas';
import { mix } from '../colour';
import { curve, disc, type Point, path, polygon, rect, short } from '../svg';

/** A rope as a thick line with its lay: path data in pixels and its width. */
export function rope(canvas: Canvas, data: string, width: number, colour = '#efe2c6'): string {
	const { light } = canvas;
	return (
		path(data, { stroke: light.shaded(mix(colour, '#6b4a35', 0.35)), width: width * 1.12 }) +
		path(data, { stroke: light.lit(colour), width: width * 0.86 }) +
		`<path fill="none" stroke="${light.shaded(mix(colour, '#8a6b4a', 0.3))}" stroke-width="${short(width * 0.86)}" stroke-dasharray="${short(width * 0.1)} ${short(width * 0.34)}" opacity=".55" d="${data}"/>`
	);
}

/** Teak planks in perspective from a vanishing point, between a far and a near level. */
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

/** A horn cleat with a line made fast in figures of eight; x, y is the middle of its foot. */
export function cleat(
	canvas: Canvas,
	x: number,
	y: number,
	size: number,
	colour = '#efe2c6',
): string {
	const { light } = canvas;
	const steel = light.tone('#dfe5e8', [0, -0.4, 0.6]);
	const bright = light.lit('#ffffff');
	const dark = light.shaded('#8e9aa3');
	const s = size;
	const shadow = path(
		curve([
			[x - s * 0.86, y + s * 0.1],
			[x, y - s * 0.02],
			[x + s * 1.05, y + s * 0.12],
			[x + s * 0.9, y + s * 0.26],
			[x, y + s * 0.3],
			[x - s * 0.8, y + s * 0.24],
		]),
		{ fill: light.shaded('#5a3b28'), opacity: 0.5 },
	);
	const legs =
		polygon(
			[
				[x - s * 0.34, y + s * 0.1],
				[x - s * 0.24, y - s * 0.34],
				[x - s * 0.06, y - s * 0.34],
				[x - s * 0.1, y + s * 0.1],
			],
			dark,
		) +
		polygon(
			[
				[x + s * 0.12, y + s * 0.1],
				[x + s * 0.08, y - s * 0.34],
				[x + s * 0.26, y - s * 0.34],
				[x + s * 0.36, y + s * 0.1],
			],
			steel,
		);
	const foot = path(
		`M${short(x - s * 0.52)} ${short(y + s * 0.15)}q${short(s * 0.52)} ${short(-s * 0.16)} ${short(s * 1.04)} 0q0 ${short(s * 0.09)} ${short(-s * 0.52)} ${short(s * 0.09)}q${short(-s * 0.52)} 0 ${short(-s * 0.52)} ${short(-s * 0.09)}z`,
		{ fill: steel },
	);
	const horn =
		path(
			`M${short(x - s)} ${short(y - s * 0.52)}C${short(x - s * 0.94)} ${short(y - s * 0.6)} ${short(x - s * 0.5)} ${short(y - s * 0.5)} ${short(x)} ${short(y - s * 0.5)}C${short(x + s * 0.5)} ${short(y - s * 0.5)} ${short(x + s * 0.94)} ${short(y - s * 0.6)} ${short(x + s)} ${short(y - s * 0.52)}C${short(x + s)} ${short(y - s * 0.42)} ${short(x + s * 0.5)} ${short(y - s * 0.28)} ${short(x)} ${short(y - s * 0.28)}C${short(x - s * 0.5)} ${short(y - s * 0.28)} ${short(x - s)} ${short(y - s * 0.42)} ${short(x - s)} ${short(y - s * 0.52)}z`,
			{ fill: steel },
		) +
		path(
			`M${short(x - s * 0.9)} ${short(y - s * 0.52)}C${short(x - s * 0.5)} ${short(y - s * 0.46)} ${short(x + s * 0.5)} ${short(y - s * 0.46)} ${short(x + s * 0.9)} ${short(y - s * 0.52)}C${short(x + s * 0.5)} ${short(y - s * 0.42)} ${short(x - s * 0.5)} ${short(y - s * 0.42)} ${short(x - s * 0.9)} ${short(y - s * 0.52)}z`,
			{ fill: bright },
		) +
		path(
			`M${short(x - s * 0.7)} ${short(y - s * 0.36)}Q${short(x)} ${short(y - s * 0.26)} ${short(x + s * 0.7)} ${short(y - s * 0.36)}`,
			{ stroke: dark, width: s * 0.04 },
		);
	const w = s * 0.17;
	const under = `M${short(x - s * 2.6)} ${short(y + s * 0.52)}C${short(x - s * 1.4)} ${short(y + s * 0.3)} ${short(x - s * 0.8)} ${short(y + s * 0.16)} ${short(x - s * 0.3)} ${short(y + s * 0.02)}C${short(x + s * 0.2)} ${short(y - s * 0.1)} ${short(x + s * 0.5)} ${short(y - s * 0.06)} ${short(x + s * 0.62)} ${short(y - s * 0.24)}`;
	const eight = [
		`M${short(x - s * 0.5)} ${short(y - s * 0.02)}C${short(x - s * 0.74)} ${short(y - s * 0.16)} ${short(x - s * 0.76)} ${short(y - s * 0.6)} ${short(x - s * 0.5)} ${short(y - s * 0.64)}C${short(x - s * 0.2)} ${short(y - s * 0.66)} ${short(x + s * 0.24)} ${short(y - s * 0.1)} ${short(x + s * 0.5)} ${short(y - s * 0.1)}C${short(x + s * 0.76)} ${short(y - s * 0.1)} ${short(x + s * 0.78)} ${short(y - s * 0.58)} ${short(x + s * 0.52)} ${short(y - s * 0.64)}C${short(x + s * 0.24)} ${short(y - s * 0.7)} ${short(x - s * 0.2)} ${short(y - s * 0.14)} ${short(x - s * 0.46)} ${short(y - s * 0.14)}`,
		`M${short(x - s * 0.5)} ${short(y - s * 0.7)}C${short(x - s * 0.12)} ${short(y - s * 0.74)} ${short(x + s * 0.1)} ${short(y - s * 0.2)} ${short(x + s * 0.44)} ${short(y - s * 0.22)}`,
	];
	return (
		shadow +
		legs +
		foot +
		rope(canvas, under, w, colour) +
		horn +
		eight.map((data) => rope(canvas, data, w, colour)).join('')
	);
}

/** A flat coil of rope (a Flemish flake) in perspective. */
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
