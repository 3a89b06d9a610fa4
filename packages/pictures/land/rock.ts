import type { Canvas } from '../canvas';
import { mix } from '../colour';
import { lens } from '../marks';
import { seaColour } from '../sea';
import { type Point, path, polygon, polyline } from '../svg';

/** Returns the colour of a rock face from the amount of its light, 0 to 1, and from its own hue. */
export type Tone = (amount: number, hue?: string) => string;

/** A hole at the waterline: left and right as shares of the width, top as a share of the height. */
export type Hole = readonly [number, number, number];

/** Facets from the ridge down to the base; their light depends on their slope and a little on chance. */
export function columns(
	canvas: Canvas,
	ridge: readonly Point[],
	base: number,
	stone: string,
	tone: Tone,
): string {
	const { unit, light } = canvas;
	const random = canvas.random.branch(
		`columns${Math.round(ridge[0]?.[0] ?? 0)}.${Math.round(base)}`,
	);
	const cracks = ridge.map(([x, y], index): Point[] => {
		const drop = base - y;
		const pull = index === 0 || index === ridge.length - 1 ? 0 : 1;
		let shift = 0;
		return [0, 0.22, 0.45, 0.7, 1].map((share): Point => {
			shift += share === 0 ? 0 : random.around(0, unit * 16 * pull);
			const level = pull === 1 && share > 0 && share < 1 ? share + random.around(0, 0.07) : share;
			return [x + shift, y + drop * level];
		});
	});
	const fromLeft = light.sun[0] < 0;
	const bias = light.sun[1] > 0.1 ? -0.22 : 0.16;
	let painted = '';
	for (let index = 0; index + 1 < cracks.length; index += 1) {
		const left = cracks[index] ?? [];
		const right = cracks[index + 1] ?? [];
		const [x, y] = left[0] ?? [0, 0];
		const [nextX, nextY] = right[0] ?? [1, 0];
		const slope = (nextY - y) / Math.max(1, nextX - x);
		const facing = (fromLeft ? -slope : slope) * -0.5 + 0.5;
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
	return painted;
}

/** Short horizontal cracks. */
export function strata(
	canvas: Canvas,
	ridge: readonly Point[],
	base: number,
	colour: string,
): string {
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

/** The reflection of the cliff in the water, drawn in rows of broken strokes; under a hole there are no strokes. */
export function mirror(
	canvas: Canvas,
	ridge: readonly Point[],
	base: number,
	colour: string,
	hole?: Hole,
): string {
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
		const open = hole !== undefined && level > hole[2] * canvas.height;
		const parts: readonly (readonly [number, number])[] = open
			? [
					[left, hole[0] * canvas.width],
					[hole[1] * canvas.width, right],
				]
			: [[left, right]];
		for (const [from, to] of parts) {
			const wide = to - from;
			if (wide < canvas.unit * 10) continue;
			const sway = random.around(0, canvas.unit * 14 * (1 + 2 * t));
			data += lens(
				(from + to) / 2 + sway,
				base + t * reach + canvas.unit * 3,
				wide * (1.14 - 0.1 * t) + canvas.unit * (open ? 4 : 30),
				(reach / rows) * 1.7,
			);
		}
	}
	return path(data, { fill: mix(colour, water, 0.55), opacity: 0.6 });
}

/** The outline of a hole in pixels, from its left foot over the top to its right foot. */
export function holeOf(canvas: Canvas, [left, right, top]: Hole, base: number): Point[] {
	const { width, height, unit } = canvas;
	const random = canvas.random.branch('hole');
	const middle = ((left + right) / 2) * width;
	const half = ((right - left) / 2) * width;
	const rise = base + unit * 2 - top * height;
	return [
		[-1, 0],
		[-0.96, 0.2],
		[-1.02, 0.42],
		[-0.86, 0.66],
		[-0.66, 0.86],
		[-0.3, 0.95],
		[0.06, 1],
		[0.42, 0.93],
		[0.7, 0.8],
		[0.84, 0.58],
		[1.02, 0.36],
		[0.95, 0.16],
		[1, 0],
	].map(([x, y], index): Point => {
		const loose = index === 0 || index === 12 ? 0 : unit * 9;
		return [
			middle + half * (x ?? 0) + random.around(0, loose),
			base + unit * 2 - rise * (y ?? 0) + random.around(0, loose),
		];
	});
}

/** The thickness of the rock, visible through the hole on the side away from the light. */
export function innerSide(canvas: Canvas, hole: readonly Point[], tone: Tone): string {
	const sun = Math.sign(canvas.light.sun[0] || 1);
	const deep = canvas.unit * 46;
	const centre = hole.reduce((sum, [x]) => sum + x / hole.length, 0);
	const edge = hole.map(([x, y]): Point => [x + (x - centre) * 0.12 + sun * deep, y - deep * 0.55]);
	const first: Point = hole[0] ?? [0, 0];
	const last: Point = hole.at(-1) ?? [0, 0];
	const ring = edge.map(
		([x, y], index): Point => (index === 0 || index === edge.length - 1 ? [x, first[1]] : [x, y]),
	);
	return (
		polygon([...ring, last, first], tone(0.02)) +
		polygon(
			ring.map(
				([x, y], index): Point => [
					(x + (hole[index]?.[0] ?? x)) / 2,
					(y + (hole[index]?.[1] ?? y)) / 2,
				],
			),
			tone(0.24),
			0.55,
		)
	);
}

/** Paints a face everywhere except in the hole. */
export function pierced(canvas: Canvas, face: string, hole: readonly Point[]): string {
	const { width, height } = canvas;
	const id = canvas.define(
		(name) =>
			`<clipPath id="${name}"><path clip-rule="evenodd" d="M-99-99H${width + 99}V${height + 99}H-99z${polyline(hole)}"/></clipPath>`,
	);
	return `<g clip-path="url(#${id})">${face}</g>`;
}

/** Fallen rocks along the foot of a cliff, between two x positions; they are larger at both ends. */
export function boulders(
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
