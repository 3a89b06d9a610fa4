import type { Canvas } from '../canvas';
import { mix } from '../colour';
import { foamLine, lens } from '../marks';
import { seaColour } from '../sea';
import { type Point, path, polygon } from '../svg';
import { pine, shrub } from './pine';

/** A cliff that stands in the water. */
export interface CliffPlan {
	/** Its top line from left to right: x of the width, y of the height. */
	readonly ridge: readonly (readonly [number, number])[];
	/** Waterline, as a share of the height; below 0.58 is nearer. */
	readonly base: number;
	readonly stone?: string;
	/** Number of pines on the ridge. */
	readonly pines?: number;
	/** Height of a pine in units. */
	readonly pineSize?: number;
	/** 0 to 1: how green its top is. */
	readonly green?: number;
	/** 0 near, 1 in the haze. */
	readonly distance?: number;
	readonly reflect?: boolean;
}

const SANDSTONE = '#e3b98a';

function roughened(canvas: Canvas, plan: CliffPlan): Point[] {
	const random = canvas.random.branch(`ridge${plan.ridge[0]?.join()}${plan.base}`);
	const points: Point[] = [];
	const controls = plan.ridge.map(([x, y]): Point => [x * canvas.width, y * canvas.height]);
	for (const [index, from] of controls.entries()) {
		points.push(from);
		const to = controls[index + 1];
		if (to === undefined) break;
		const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
		const pieces = Math.max(1, Math.round(length / (canvas.unit * 42)));
		for (let piece = 1; piece < pieces; piece += 1) {
			const t = (piece + random.around(0, 0.3)) / pieces;
			points.push([
				from[0] + (to[0] - from[0]) * t + random.around(0, canvas.unit * 5),
				from[1] + (to[1] - from[1]) * t + random.around(0, canvas.unit * 11),
			]);
		}
	}
	return points;
}

/** Draws the cliff: facets of light and shade, a green cap, pines, a wet foot, foam. */
export function cliff(canvas: Canvas, plan: CliffPlan): string {
	const { unit, height, palette, light } = canvas;
	const random = canvas.random.branch(`cliff${plan.ridge[0]?.join()}`);
	const ridge = roughened(canvas, plan);
	const base = plan.base * height;
	const haze = (colour: string): string => mix(colour, palette.haze, plan.distance ?? 0);
	const stone = plan.stone ?? SANDSTONE;
	const tone = (amount: number, hue = stone): string =>
		haze(mix(light.shaded(mix(hue, '#7a5a52', 0.15)), light.lit(hue), amount));
	const [first, last] = [ridge[0] ?? [0, 0], ridge.at(-1) ?? [0, 0]];
	let painted = plan.reflect === false ? '' : mirror(canvas, ridge, base, tone(0.35));
	painted += polygon([...ridge, [last[0], base], [first[0], base]], tone(0.45));
	const cracks = ridge.map(([x, y], index): Point[] => {
		const drop = base - y;
		const pull = index === 0 || index === ridge.length - 1 ? 0 : 1;
		const wander = unit * 16 * pull;
		let shift = 0;
		return [0, 0.22, 0.45, 0.7, 1].map((share): Point => {
			shift += share === 0 ? 0 : random.around(0, wander);
			return [
				x + shift,
				y + drop * (pull === 1 && share > 0 && share < 1 ? share + random.around(0, 0.07) : share),
			];
		});
	});
	const sunLeft = light.sun[0] < 0;
	for (let index = 0; index + 1 < cracks.length; index += 1) {
		const left = cracks[index] ?? [];
		const right = cracks[index + 1] ?? [];
		const slope =
			((right[0]?.[1] ?? 0) - (left[0]?.[1] ?? 0)) /
			Math.max(1, (right[0]?.[0] ?? 1) - (left[0]?.[0] ?? 0));
		const facing = (sunLeft ? -slope : slope) * -0.5 + 0.5;
		const bias = light.sun[1] > 0.1 ? -0.22 : 0.16;
		const amount = Math.max(0, Math.min(1, facing + bias + random.around(0, 0.42)));
		const hue = mix(stone, random.pick(['#c98a5e', '#f0d8b0', '#d7a377']), random.between(0, 0.35));
		const steps = Math.round(amount * 4) / 4;
		const split = random.whole(1, 3);
		painted += polygon(
			[...left.slice(0, split + 1), ...right.slice(0, split + 1).reverse()],
			tone(Math.min(1, steps + 0.12), hue),
		);
		painted += polygon(
			[...left.slice(split), ...right.slice(split).reverse()],
			tone(Math.max(0, steps - 0.14), hue),
		);
	}
	painted += strata(canvas, ridge, base, tone(0.1));
	if ((plan.green ?? 0.7) > 0) painted += cap(canvas, ridge, base, plan, haze);
	painted += polygon(
		[
			[first[0], base],
			[last[0], base],
			...[...ridge].reverse().map(([x], index): Point => [x, base - unit * (7 + (index % 3) * 3)]),
		],
		haze(mix(light.shaded(stone), palette.sea[3], 0.55)),
	);
	painted += boulders(canvas, first[0], last[0], base, tone);
	painted += path(
		foamLine(
			canvas,
			Math.max(-20, Math.min(first[0], last[0])),
			Math.min(canvas.width + 20, Math.max(first[0], last[0])),
			() => base + unit,
			unit * 4,
		),
		{ fill: palette.foam, opacity: 0.85 },
	);
	return painted + pines(canvas, ridge, plan, haze);
}

function mirror(canvas: Canvas, ridge: readonly Point[], base: number, colour: string): string {
	const depth = Math.min(0.9, (base - canvas.horizon) / (canvas.height - canvas.horizon));
	const water = seaColour(canvas, Math.max(0.1, depth));
	const low = Math.min(...ridge.map(([, y]) => y));
	const reach = Math.min(canvas.height - base, (base - low) * 0.7);
	const random = canvas.random.branch(`mirror${base}`);
	let data = '';
	const rows = 16;
	for (let row = 0; row < rows; row += 1) {
		const t = row / rows;
		const level = base - (t * reach) / 0.7;
		const inside = ridge.filter(([, y]) => y < level).map(([x]) => x);
		if (inside.length === 0) continue;
		const [left, right] = [Math.min(...inside), Math.max(...inside)];
		const wide = right - left;
		if (wide < canvas.unit * 10) continue;
		data += lens(
			(left + right) / 2 + random.around(0, canvas.unit * 14 * (1 + 2 * t)),
			base + t * reach + canvas.unit * 3,
			wide * (1.14 - 0.1 * t) + canvas.unit * 30,
			(reach / rows) * 1.7,
		);
	}
	return path(data, { fill: mix(colour, water, 0.55), opacity: 0.6 });
}

function strata(canvas: Canvas, ridge: readonly Point[], base: number, colour: string): string {
	const random = canvas.random.branch('strata');
	let data = '';
	for (const [x, y] of ridge) {
		if (!random.chance(0.6)) continue;
		const at = y + (base - y) * random.between(0.25, 0.85);
		data += lens(
			x + random.around(0, canvas.unit * 12),
			at,
			canvas.unit * random.between(14, 46),
			canvas.unit * random.between(1.5, 3.5),
		);
	}
	return path(data, { fill: colour, opacity: 0.55 });
}

function cap(
	canvas: Canvas,
	ridge: readonly Point[],
	base: number,
	plan: CliffPlan,
	haze: (colour: string) => string,
): string {
	const { unit, light } = canvas;
	const random = canvas.random.branch('cap');
	const green = plan.green ?? 0.7;
	const lower = ridge.map(
		([x, y], index): Point => [
			x + random.around(0, unit * 8),
			Math.min(
				base - unit * 12,
				y + unit * green * (index % 2 === 0 ? random.between(6, 18) : random.between(20, 46)),
			),
		],
	);
	const top = ridge.map(([x, y]): Point => [x, y - unit * 4]);
	let painted = polygon([...top, ...[...lower].reverse()], haze(light.shaded('#6f8a4a')));
	painted += polygon(
		[
			...top,
			...[...lower]
				.map(([x, y], index): Point => [x, y - (y - (ridge[index]?.[1] ?? y)) * 0.5])
				.reverse(),
		],
		haze(light.lit('#8fa257')),
	);
	for (const [x, y] of ridge) {
		if (random.chance(0.5 * green))
			painted += shrub(
				canvas,
				x,
				y + unit * random.between(-2, 8),
				unit * random.between(10, 22),
				haze,
			);
		if (random.chance(0.3 * green))
			painted += shrub(
				canvas,
				x + random.around(0, unit * 20),
				y + (base - y) * random.between(0.3, 0.7),
				unit * random.between(6, 14),
				haze,
			);
	}
	return painted;
}

function pines(
	canvas: Canvas,
	ridge: readonly Point[],
	plan: CliffPlan,
	haze: (colour: string) => string,
): string {
	const random = canvas.random.branch('pines');
	const visible = ridge.filter(
		([x]) => x > -canvas.unit * 60 && x < canvas.width + canvas.unit * 60,
	);
	let painted = '';
	for (let index = 0; index < (plan.pines ?? 0); index += 1) {
		const place =
			visible[
				Math.floor(((index + random.between(0.1, 0.9)) / (plan.pines ?? 1)) * visible.length)
			];
		if (place === undefined) continue;
		painted += pine(
			canvas,
			place[0],
			place[1] + canvas.unit * 5,
			canvas.unit * (plan.pineSize ?? 110) * random.between(0.7, 1.15),
			{ haze },
		);
	}
	return painted;
}

function boulders(
	canvas: Canvas,
	from: number,
	to: number,
	base: number,
	tone: (amount: number) => string,
): string {
	const { unit } = canvas;
	const random = canvas.random.branch(`boulders${Math.round(from)}`);
	const [left, right] = [Math.min(from, to) - unit * 46, Math.max(from, to) + unit * 46];
	let painted = '';
	for (let x = left; x < right; x += unit * random.between(16, 90)) {
		if (x < -60 || x > canvas.width + 60) continue;
		const edge = x < Math.min(from, to) + unit * 50 || x > Math.max(from, to) - unit * 50;
		const wide = unit * random.between(12, edge ? 52 : 38);
		const high = wide * random.between(0.4, 0.95);
		const peak = x + wide * random.between(0.35, 0.6);
		const foot = base + unit * random.between(0, 5);
		const sun = canvas.light.sun[0] < 0;
		painted += polygon(
			[
				[x, foot],
				[x + wide * 0.12, foot - high * 0.6],
				[peak, foot - high],
				[x + wide * 0.9, foot - high * 0.5],
				[x + wide, foot],
			],
			tone(0.1),
		);
		painted += sun
			? polygon(
					[
						[x, foot - 1],
						[x + wide * 0.12, foot - high * 0.6],
						[peak, foot - high],
						[peak - wide * 0.06, foot - 1],
					],
					tone(0.75),
				)
			: polygon(
					[
						[peak, foot - high],
						[x + wide * 0.9, foot - high * 0.5],
						[x + wide, foot - 1],
						[peak - wide * 0.05, foot - 1],
					],
					tone(0.75),
				);
	}
	return painted;
}
