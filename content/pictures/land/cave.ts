import type { Canvas } from '../canvas';
import { mix } from '../colour';
import { lens } from '../marks';
import { type Point, path, polygon, polyline } from '../svg';

/** The dark mouth of a cave or arch that frames the picture: the opening's outline in shares of the picture. */
export interface FramePlan {
	/** Round the opening from its left foot over the top to its right foot. */
	readonly opening: readonly (readonly [number, number])[];
	readonly stone: string;
	/** Colour of the light that the water throws on the roof. */
	readonly shine?: string;
}

/** Rock in layers round an opening, lighter towards the rim, with the water's light on it. */
export function rockFrame(canvas: Canvas, plan: FramePlan): string {
	const { width, height, unit, palette } = canvas;
	const random = canvas.random.branch('frame');
	const dark = mix(plan.stone, '#081420', 0.72);
	let painted = '';
	const rings = 4;
	for (let ring = 0; ring < rings; ring += 1) {
		const grow = 1 + ring * 0.13;
		const opening = rough(canvas, plan.opening, grow, ring);
		const [left, right] = [opening[0] ?? [0, 0], opening.at(-1) ?? [0, 0]];
		const outside: Point[] = [
			[right[0], height + 10],
			[width + 10, height + 10],
			[width + 10, -10],
			[-10, -10],
			[-10, height + 10],
			[left[0], height + 10],
		];
		const rim = mix(plan.stone, palette.lit, 0.2);
		painted += polygon([...opening, ...outside], mix(rim, dark, (ring / (rings - 1)) ** 0.6));
		if (ring < rings - 1)
			painted += facets(canvas, opening, mix(rim, dark, 0.25 + ring * 0.25), ring);
	}
	let shine = '';
	for (const [x, y] of rough(canvas, plan.opening, 1.08, 9)) {
		if (random.chance(0.5))
			shine += lens(
				x + random.around(0, unit * 24),
				y - unit * random.between(4, 40),
				unit * random.between(30, 90),
				unit * random.between(3, 8),
			);
	}
	return painted + path(shine, { fill: plan.shine ?? palette.shallow, opacity: 0.5 });
}

function rough(
	canvas: Canvas,
	outline: readonly (readonly [number, number])[],
	grow: number,
	ring: number,
): Point[] {
	const random = canvas.random.branch(`rough${ring}`);
	const middle = outline.reduce((sum, [x]) => sum + x, 0) / outline.length;
	const points: Point[] = [];
	const grown = outline.map(
		([x, y]): Point => [
			(middle + (x - middle) * grow) * canvas.width,
			(1 - (1 - y) * grow ** 1.1) * canvas.height,
		],
	);
	for (const [index, from] of grown.entries()) {
		const to = grown[index + 1];
		points.push(from);
		if (to === undefined) break;
		for (let piece = 1; piece < 4; piece += 1) {
			const t = piece / 4;
			points.push([
				from[0] + (to[0] - from[0]) * t + random.around(0, canvas.unit * 22),
				from[1] + (to[1] - from[1]) * t + random.around(0, canvas.unit * 22),
			]);
		}
	}
	return points;
}

function facets(canvas: Canvas, opening: readonly Point[], colour: string, ring: number): string {
	const random = canvas.random.branch(`facets${ring}`);
	const centre = opening.reduce(
		([x, y], [px, py]) => [x + px / opening.length, y + py / opening.length],
		[0, 0],
	);
	let data = '';
	for (let index = 0; index + 2 < opening.length; index += 2) {
		const [a, b] = [opening[index], opening[index + random.whole(1, 2)]];
		if (a === undefined || b === undefined || random.chance(0.3)) continue;
		const outward = random.between(0.1, 0.32);
		const tip: Point = [
			a[0] + (a[0] - (centre[0] ?? 0)) * outward,
			a[1] + (a[1] - (centre[1] ?? 0)) * outward,
		];
		data += polyline([a, b, tip]);
	}
	return path(data, { fill: colour });
}

/** An arch of rock that stands in the sea: outer outline and hole, shares of the picture. */
export interface ArchPlan {
	readonly left: number;
	readonly right: number;
	readonly top: number;
	readonly base: number;
	/** The hole: left, right, top. */
	readonly hole: readonly [number, number, number];
	readonly stone: string;
}

/** The arch with a lit face, the dark inner side of its hole, strata and a wet foot. */
export function arch(canvas: Canvas, plan: ArchPlan): string {
	const { width, height, unit, light, palette } = canvas;
	const random = canvas.random.branch('arch');
	const x = (share: number): number => share * width;
	const base = plan.base * height;
	const [hl, hr, ht] = plan.hole;
	const wide = plan.right - plan.left;
	const bumps = [
		[0, 0],
		[0.04, 0.3],
		[0.06, 0.62],
		[0.14, 0.86],
		[0.3, 0.96],
		[0.48, 1],
		[0.66, 0.93],
		[0.82, 0.78],
		[0.92, 0.5],
		[0.97, 0.22],
		[1, 0],
	] as const;
	const outline = bumps.map(
		([dx, dy]): Point => [
			x(plan.left + wide * dx) + random.around(0, unit * 9),
			base - (base - plan.top * height) * dy,
		],
	);
	const middle = (hl + hr) / 2;
	const hole = (grow: number, shift: number): Point[] =>
		[
			[-1, 0],
			[-1.02, 0.4],
			[-0.84, 0.74],
			[-0.4, 0.96],
			[0.1, 1],
			[0.6, 0.86],
			[0.92, 0.56],
			[1, 0.24],
			[0.98, 0],
		].map(
			([dx, dy]): Point => [
				x(middle + ((hr - hl) / 2) * (dx ?? 0) * grow) + shift,
				base - (base - ht * height) * (dy ?? 0) * grow,
			],
		);
	const sun = Math.sign(light.sun[0] || 1);
	const ring = (fill: string, inner: readonly Point[]): string =>
		`<path fill-rule="evenodd" fill="${fill}" d="${polyline(outline)}${polyline(inner)}"/>`;
	const inside = `<path fill-rule="evenodd" fill="${mix(light.shaded(plan.stone), '#2a1c22', 0.4)}" d="${polyline(hole(1.001, 0))}${polyline(hole(0.88, sun * unit * 34))}"/>`;
	let painted = ring(light.tone(plan.stone, [sun * 0.2, -0.7, 0.1]), hole(1, 0)) + inside;
	const planes = outline.slice(1, -1);
	for (const [index, [px, py]] of planes.entries()) {
		const next = planes[index + 1];
		if (next === undefined) break;
		const toLight = sun < 0 ? index < 3 : index > 5;
		const drop = Math.min(base - py, (base - plan.top * height) * random.between(0.16, 0.3));
		const holeTop = base - (base - ht * height);
		const limit =
			px > x(hl) - unit * 30 && px < x(hr) + unit * 30
				? Math.max(unit * 10, (holeTop - py) * 0.8)
				: drop * 1.8;
		const depth = Math.min(drop * 1.6, limit);
		painted += polygon(
			[
				[px, py],
				next,
				[
					(px + next[0]) / 2 + random.around(0, unit * 30),
					Math.min(base, (py + next[1]) / 2 + depth),
				],
				[px - sun * unit * 18, Math.min(base, py + depth * 0.7)],
			],
			toLight ? light.lit(plan.stone) : light.shaded(plan.stone),
			0.85,
		);
	}
	let cracks = '';
	for (let index = 0; index < 22; index += 1) {
		const left = random.chance(0.5);
		const cx = left
			? x(random.between(plan.left + 0.03 * wide, hl - 0.03 * wide))
			: x(random.between(hr + 0.03 * wide, plan.right - 0.03 * wide));
		cracks += lens(
			cx,
			base - random.between(0.08, 0.6) * (base - plan.top * height),
			unit * random.between(20, 80),
			unit * random.between(2, 5),
		);
	}
	painted += path(cracks, {
		fill: mix(light.shaded(plan.stone), palette.sea[3], 0.2),
		opacity: 0.6,
	});
	for (const [from, to] of [
		[plan.left, hl],
		[hr, plan.right],
	] as const) {
		painted += polygon(
			[
				[x(from), base],
				[x(from), base - unit * 12],
				[x((from + to) / 2), base - unit * 18],
				[x(to), base - unit * 11],
				[x(to), base],
			],
			mix(light.shaded(plan.stone), palette.sea[3], 0.6),
		);
		let mirror = '';
		for (let row = 0; row < 9; row += 1)
			mirror += lens(
				x((from + to) / 2) + random.around(0, unit * 12),
				base + unit * (6 + row * 17),
				x(to) - x(from) + unit * (30 - row * 4),
				unit * 15,
			);
		painted +=
			path(mirror, { fill: mix(light.shaded(plan.stone), palette.sea[2], 0.5), opacity: 0.6 }) +
			path(lens(x((from + to) / 2), base + unit * 2, x(to) - x(from) + unit * 40, unit * 5), {
				fill: palette.foam,
				opacity: 0.85,
			});
	}
	return painted;
}
