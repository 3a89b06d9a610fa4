import type { Canvas } from '../canvas';
import { mix } from '../colour';
import { lens } from '../marks';
import { type Point, path, polygon, polyline } from '../svg';

/** The dark mouth of a cave or an arch that frames the picture. */
export interface FramePlan {
	/** The outline of the opening in shares of the picture, from its left foot over the top to its right foot. */
	readonly opening: readonly (readonly [number, number])[];
	readonly stone: string;
	/** The colour of the light that the water reflects on the roof. */
	readonly shine?: string;
}

/** Rock in layers around an opening. It is lighter towards the opening, and shows the light that the water reflects. */
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
				x + random.around(0, unit * 60),
				y - unit * random.between(2, 110),
				unit * random.between(40, 150),
				unit * random.between(3, 9),
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
	const wild = 22 + ring * 16;
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
				from[0] + (to[0] - from[0]) * t + random.around(0, canvas.unit * wild),
				from[1] + (to[1] - from[1]) * t + random.around(0, canvas.unit * wild),
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
