import type { Canvas } from '../canvas';
import { mix } from '../colour';
import { lens } from '../marks';
import { path, polygon, rect, short } from '../svg';

/** A boathouse at the water: its left end, its waterline and its width, in shares of the picture. */
export interface BoathousePlan {
	readonly x: number;
	readonly y: number;
	readonly width: number;
}

/** A boathouse with a stone foundation, wooden gables, two arched doors to the water, and a slip. */
export function boathouse(canvas: Canvas, plan: BoathousePlan): string {
	const { width: w, height: h, light, palette, unit } = canvas;
	const left = plan.x * w;
	const base = plan.y * h;
	const wide = plan.width * w;
	const bay = wide / 2;
	const wall = wide * 0.34;
	const random = canvas.random.branch('boathouse');
	const board = light.tone('#b5563a', [0, -0.9, 0.1]);
	const dark = light.shaded('#8e3f2c');
	const stone = light.tone('#d8c7a6', [0, -0.9, 0.1]);
	const hole = mix(light.shaded('#3b3233'), '#10171d', 0.5);
	let mirror = '';
	for (let row = 0; row < 12; row += 1)
		mirror += lens(
			left + wide / 2 + random.around(0, unit * 20),
			base + unit * (10 + row * 20),
			wide * (1.1 - row * 0.05),
			unit * 20,
		);
	let painted = path(mirror, { fill: mix(board, palette.sea[2], 0.55), opacity: 0.6 });
	for (const index of [1, 0]) {
		const x = left + index * bay;
		const peak = base - wall * 1.62;
		const eave = base - wall * 0.98;
		painted +=
			rect(x, eave, bay, wall * 0.98, board) +
			polygon(
				[
					[x, eave + 1],
					[x + bay / 2, peak],
					[x + bay, eave + 1],
				],
				board,
			);
		let seams = '';
		for (let seam = 1; seam < 14; seam += 1) {
			const sx = x + (bay * seam) / 14;
			seams += `M${short(sx)} ${short(eave - (eave - peak) * (1 - Math.abs(seam / 7 - 1)))}V${short(base - wall * 0.3)}`;
		}
		painted +=
			path(seams, { stroke: dark, width: 3 * unit, opacity: 0.6 }) +
			rect(x, base - wall * 0.3, bay, wall * 0.3, stone);
		const door = bay * 0.6;
		const dx = x + (bay - door) / 2;
		const arch = (grow: number): string =>
			`M${short(dx - grow)} ${short(base)}V${short(base - wall * 0.5)}a${short(door / 2 + grow)} ${short(door * 0.36 + grow)} 0 0 1 ${short(door + grow * 2)} 0V${short(base)}z`;
		painted +=
			path(arch(bay * 0.03), { fill: light.lit('#f4e8d0') }) + path(arch(0), { fill: hole });
		painted += path(
			`M${short(dx)} ${short(base)}v${short(-wall * 0.1)}q${short(door / 2)} ${short(-wall * 0.06)} ${short(door)} 0v${short(wall * 0.1)}z`,
			{ fill: mix(palette.sea[2], hole, 0.5) },
		);
		painted +=
			index === 0
				? stowed(canvas, dx + door / 2, base, door * 0.78)
				: `${[0.2, 0.4, 0.6, 0.8].map((t) => rect(dx + door * t - unit, base - wall * 0.52 - door * 0.3, unit * 2, wall * 0.3, dark, 0)).join('')}`;
		const roof = light.tone('#56646c', [0, -0.3, 0.7]);
		painted += path(
			`M${short(x - bay * 0.05)} ${short(eave + wall * 0.07)}L${short(x + bay / 2)} ${short(peak - wall * 0.03)}L${short(x + bay * 1.05)} ${short(eave + wall * 0.07)}`,
			{ stroke: roof, width: wall * 0.075 },
		);
		painted += `<circle cx="${short(x + bay / 2)}" cy="${short(eave - wall * 0.2)}" r="${short(wall * 0.1)}" fill="${light.lit('#f4e8d0')}"/><circle cx="${short(x + bay / 2)}" cy="${short(eave - wall * 0.2)}" r="${short(wall * 0.075)}" fill="${palette.lampsLit ? palette.lamp : light.shaded('#40606e')}"/>`;
	}
	painted += rect(
		left,
		base - wall * 0.05,
		wide,
		wall * 0.05 + 1,
		mix(light.shaded('#6b5a55'), palette.sea[3], 0.5),
	);
	return (
		painted +
		path(lens(left + wide / 2, base + unit * 3, wide * 1.1, unit * 5), {
			fill: palette.foam,
			opacity: 0.6,
		})
	);
}

function stowed(canvas: Canvas, x: number, base: number, size: number): string {
	const { light } = canvas;
	const hull = light.tone('#f2c33d', [0, -0.8, 0.1]);
	const half = size / 2;
	return (
		path(
			`M${short(x - half)} ${short(base - size * 0.36)}Q${short(x)} ${short(base - size * 0.5)} ${short(x + half)} ${short(base - size * 0.36)}Q${short(x + half * 0.7)} ${short(base - size * 0.02)} ${short(x)} ${short(base)}Q${short(x - half * 0.7)} ${short(base - size * 0.02)} ${short(x - half)} ${short(base - size * 0.36)}z`,
			{ fill: hull },
		) +
		path(
			`M${short(x - half)} ${short(base - size * 0.36)}Q${short(x)} ${short(base - size * 0.5)} ${short(x + half)} ${short(base - size * 0.36)}Q${short(x)} ${short(base - size * 0.26)} ${short(x - half)} ${short(base - size * 0.36)}z`,
			{ fill: light.lit('#f9f4e4') },
		) +
		path(`M${short(x)} ${short(base)}V${short(base - size * 0.31)}`, {
			stroke: light.shaded('#c79a2a'),
			width: size * 0.02,
		})
	);
}
