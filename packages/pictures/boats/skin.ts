import type { Colour } from '../colour';
import { between, centreOf, dot, minus, normalOf, type Place, times } from '../space';
import type { Point, Shape } from '../svg';
import type { Stage } from './stage';

/**
 * The visible faces between two lines of equal length. It leaves out faces that look away from the camera; `outward`
 * points away from the hull at a place.
 */
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

/** Returns the place at which the line from a place above the water down to a place below it meets the water. */
function toWater(upper: Place, lower: Place): Place {
	if (lower[2] >= 0) return lower;
	if (upper[2] <= 0) return [upper[0], upper[1], 0];
	return between(upper, lower, upper[2] / (upper[2] - lower[2]));
}
