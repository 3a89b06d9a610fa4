import type { Canvas } from '../canvas';
import { mix } from '../colour';
import { foamLine } from '../marks';
import { type Point, path, polygon } from '../svg';
import { pine, shrub } from './pine';
import {
	boulders,
	columns,
	type Hole,
	holeOf,
	innerSide,
	mirror,
	pierced,
	strata,
	type Tone,
} from './rock';
/** A cliff that stands in the water. */
export interface CliffPlan {
	/** Its top line from left to right: x as a share of the width, y as a share of the height. */
	readonly ridge: readonly (readonly [number, number])[];
	/** The waterline as a share of the height; a value above 0.58 is nearer than the horizon. */
	readonly base: number;
	readonly stone?: string;
	/** The number of pines on the ridge. */
	readonly pines?: number;
	/** The height of a pine in units. */
	readonly pineSize?: number;
	/** The amount of green on its top, 0 to 1. */
	readonly green?: number;
	/** 0 for a near cliff, 1 for a cliff in the haze. */
	readonly distance?: number;
	readonly reflect?: boolean;
	/**
	 * A hole through the cliff at the waterline: left and right as shares of the width, top as a share of the height.
	 */
	readonly hole?: Hole;
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

/** Draws the cliff: facets in light and shade, a green top, pines, a wet foot, foam. A cliff with a hole is an arch. */
export function cliff(canvas: Canvas, plan: CliffPlan): string {
	const { unit, height, palette, light } = canvas;
	const ridge = roughened(canvas, plan);
	const base = plan.base * height;
	const haze = (colour: string): string => mix(colour, palette.haze, plan.distance ?? 0);
	const stone = plan.stone ?? SANDSTONE;
	const tone: Tone = (amount, hue = stone) =>
		haze(mix(light.shaded(mix(hue, '#7a5a52', 0.15)), light.lit(hue), amount));
	const [first, last] = [ridge[0] ?? [0, 0], ridge.at(-1) ?? [0, 0]];
	const left = Math.max(-20, Math.min(first[0], last[0]));
	const right = Math.min(canvas.width + 20, Math.max(first[0], last[0]));
	const hole = plan.hole === undefined ? undefined : holeOf(canvas, plan.hole, base);
	const feet: readonly (readonly [number, number])[] =
		plan.hole === undefined
			? [[left, right]]
			: [
					[left, plan.hole[0] * canvas.width],
					[plan.hole[1] * canvas.width, right],
				];
	const face =
		polygon([...ridge, [last[0], base], [first[0], base]], tone(0.45)) +
		columns(canvas, ridge, base, stone, tone) +
		strata(canvas, ridge, base, tone(0.1)) +
		(hole === undefined ? '' : innerSide(canvas, hole, tone)) +
		((plan.green ?? 0.7) > 0 ? cap(canvas, ridge, base, plan, haze) : '') +
		polygon(
			[
				[first[0], base],
				[last[0], base],
				...[...ridge]
					.reverse()
					.map(([x], index): Point => [x, base - unit * (7 + (index % 3) * 3)]),
			],
			haze(mix(light.shaded(stone), palette.sea[3], 0.55)),
		);
	let painted = plan.reflect === false ? '' : mirror(canvas, ridge, base, tone(0.35), plan.hole);
	painted += hole === undefined ? face : pierced(canvas, face, hole);
	for (const [from, to] of feet) {
		painted += boulders(canvas, from, to, base, tone);
		painted += path(
			foamLine(canvas, from, to, () => base + unit, unit * 4),
			{ fill: palette.foam, opacity: 0.85 },
		);
	}
	return painted + pines(canvas, ridge, plan, haze);
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
		([x, y]): Point => [
			x + random.around(0, unit * 8),
			Math.min(base - unit * 12, y + unit * green * (random.next() ** 2 * 40 + 8)),
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
