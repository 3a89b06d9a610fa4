import type { Camera } from '../camera';
import type { Colour } from '../colour';
import type { Light } from '../palette';
import { centreOf, dot, minus, normalOf, type Place, times } from '../space';
import type { Shape } from '../svg';

/** One boat before one camera: everything a part needs to draw itself. */
export interface Stage {
	readonly camera: Camera;
	readonly light: Light;
	/** Moves a place of the boat into the world. */
	readonly place: (local: Place) => Place;
	/** 1 when the port side is nearer to the eye, -1 when starboard is. */
	readonly nearSide: 1 | -1;
	/** True when the bow is nearer than the stern. */
	readonly bowFirst: boolean;
	/** True shows the hull under the water too. */
	readonly whole?: boolean;
	/** True when the boat lies still, so that the water lights its side. */
	readonly resting?: boolean;
}

/** The paint of a face. */
export interface FacePaint {
	readonly colour: Colour;
	readonly opacity?: number;
	/** Colour as it is, without light. */
	readonly flat?: boolean;
}

/** A face that looks to `outward` (boat axes); nothing when it is turned away from the eye. */
export function face(
	stage: Stage,
	points: readonly Place[],
	outward: Place,
	paint: FacePaint,
): Shape[] {
	const local = normalOf(points);
	const oriented = dot(local, outward) < 0 ? times(local, -1) : local;
	const origin = stage.place([0, 0, 0]);
	const normal = minus(stage.place(oriented), origin);
	const world = points.map(stage.place);
	if (dot(normal, minus(stage.camera.eye, centreOf(world))) <= 0) return [];
	const fill = paint.flat === true ? paint.colour : stage.light.tone(paint.colour, normal);
	const seam =
		paint.opacity === undefined ? { stroke: fill, width: 0.6 } : { opacity: paint.opacity };
	return [{ points: world.map((place) => stage.camera.project(place)), fill, ...seam }];
}

/** Distance of a boat's place from the eye, in metres. */
export function distance(stage: Stage, local: Place): number {
	return Math.hypot(...minus(stage.place(local), stage.camera.eye));
}

/** A line in the boat (rail, edge, rope), `width` in metres. */
export function line(
	stage: Stage,
	points: readonly Place[],
	width: number,
	colour: Colour,
	opacity?: number,
): Shape {
	const middle = stage.place(points[Math.floor(points.length / 2)] ?? [0, 0, 0]);
	return {
		points: points.map((point) => stage.camera.project(stage.place(point))),
		stroke: colour,
		width: Math.max(0.8, width * stage.camera.scaleAt(middle)),
		open: true,
		...(opacity === undefined ? {} : { opacity }),
	};
}
