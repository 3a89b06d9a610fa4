import type { Colour } from '../colour';
import { between, centreOf, dot, minus, normalOf, type Place, times } from '../space';
import type { Point, Shape } from '../svg';
import type { Stage } from './stage';

/** Faces between two lines of equal length, as few polygons as the eye can see: quads that are turned away are left out. `outward` points away from the hull at a place. */
export function band(
	stage: Stage,
	upper: readonly Place[],
	lower: readonly Place[],
	outward: (middle: Place) => Place,
	colour: Colour,
	options: { readonly water?: boolean; readonly flat?: boolean; readonly opacity?: number } = {},
): Shape[] {
	const shapes: Shape[] = [];
	let top: Point[] = [];
	let bottom: Point[] = [];
	let normals: Place[] = [];
	const close = (): void => {
		if (top.length > 1) {
			const normal = centreOf(normals);
			const fill = options.flat === true ? colour : stage.light.tone(colour, normal);
			const seam =
				options.opacity === undefined ? { stroke: fill, width: 0.6 } : { opacity: options.opacity };
			shapes.push({ points: [...top, ...bottom.reverse()], fill, ...seam });
		}
		top = [];
		bottom = [];
		normals = [];
	};
	const origin = stage.place([0, 0, 0]);
	for (let index = 0; index + 1 < Math.min(upper.length, lower.length); index += 1) {
		const quad = [upper[index], upper[index + 1], lower[index + 1], lower[index]].filter(
			(place) => place !== undefined,
		);
		const normal = normalOf(quad);
		const oriented = dot(normal, outward(centreOf(quad))) < 0 ? times(normal, -1) : normal;
		const world = quad.map(stage.place);
		const turned = minus(stage.place(oriented), origin);
		const visible = dot(turned, minus(stage.camera.eye, centreOf(world))) > 0;
		const [a, b, c, d] = world;
		if (!visible || a === undefined || b === undefined || c === undefined || d === undefined) {
			close();
			continue;
		}
		const cut =
			options.water === false || stage.whole === true
				? (_: Place, low: Place): Place => low
				: toWater;
		if (top.length === 0) {
			top.push(stage.camera.project(dry(a)));
			bottom.push(stage.camera.project(cut(a, d)));
		}
		top.push(stage.camera.project(dry(b)));
		bottom.push(stage.camera.project(cut(b, c)));
		normals.push(turned);
	}
	close();
	return shapes;

	function dry(place: Place): Place {
		return options.water === false || stage.whole === true || place[2] >= 0
			? place
			: [place[0], place[1], 0];
	}
}

/** Where the line from a dry place down to a wet one meets the water. */
function toWater(upper: Place, lower: Place): Place {
	if (lower[2] >= 0) return lower;
	if (upper[2] <= 0) return [upper[0], upper[1], 0];
	return between(upper, lower, upper[2] / (upper[2] - lower[2]));
}

/** A round tube (RIB collar, fender, cushion roll) along places with a radius in metres: body, light above, shade below. */
export function tube(
	stage: Stage,
	along: readonly Place[],
	radiusAt: (position: number) => number,
	colour: Colour,
	options: { readonly capped?: boolean } = {},
): Shape[] {
	const world = along.map(stage.place);
	const ribbon = (shift: number, share: number, fill: Colour): Shape => {
		const left: Point[] = [];
		const right: Point[] = [];
		const seen = world.map((place) => stage.camera.project(place));
		for (const [index, place] of world.entries()) {
			const here = seen[index] ?? [0, 0];
			const before = seen[index - 1] ?? here;
			const after = seen[index + 1] ?? here;
			const size = stage.camera.scaleAt(place) * radiusAt(index / Math.max(1, world.length - 1));
			const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
			const acrossX = (-(after[1] - before[1]) / length) * size * share;
			const acrossY = ((after[0] - before[0]) / length) * size * share;
			const y = here[1] + shift * size;
			left.push([here[0] + acrossX, y + acrossY]);
			right.push([here[0] - acrossX, y - acrossY]);
		}
		const tip = seen.at(-1) ?? [0, 0];
		const end = stage.camera.scaleAt(world.at(-1) ?? [0, 1, 0]) * radiusAt(1) * share;
		const from = left.at(-1) ?? tip;
		const start = Math.atan2(from[1] - tip[1], from[0] - tip[0]);
		const cap = Array.from({ length: 7 }, (_, index): Point => {
			const angle = start + (Math.PI * (index + 1)) / 8;
			return [tip[0] + Math.cos(angle) * end, tip[1] + shift * end + Math.sin(angle) * end];
		});
		return { points: [...left, ...(options.capped === true ? cap : []), ...right.reverse()], fill };
	};
	return [
		ribbon(0, 1, stage.light.tone(colour, [0, -0.6, 0.1])),
		ribbon(0.42, 0.58, stage.light.shaded(colour)),
		ribbon(-0.4, 0.46, stage.light.lit(colour)),
	];
}
