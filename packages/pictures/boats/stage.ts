import type { Camera } from '../camera';
import type { Colour } from '../colour';
import type { Light } from '../palette';
import { centreOf, dot, minus, normalOf, type Place, times } from '../space';
import type { Shape } from '../svg';

/** One boat before one camera: all values that a part needs to draw itself. */
export interface Stage {
	readonly camera: Camera;
	readonly light: Light;
	/** Converts a place of the boat to a place in the world. */
	readonly place: (local: Place) => Place;
	/** 1 if the port side is nearer to the eye, -1 if the starboard side is nearer. */
	readonly nearSide: 1 | -1;
	/** True if the bow is nearer to the eye than the stern. */
	readonly bowFirst: boolean;
	/** True if the part of the hull below the water is drawn too. */
	readonly whole?: boolean;
	/** True if the boat lies still, so that the water's reflection lights its side. */
	readonly resting?: boolean;
}

/** The paint of a face. */
export interface FacePaint {
	readonly colour: Colour;
	readonly opacity?: number;
	/** True for a colour that stays unchanged, without light and shade. */
	readonly flat?: boolean;
}

/** A face with the normal `outward` (in the boat's axes); nothing if the face looks away from the eye. */
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

/** The distance between a place of the boat and the eye, in metres. */
export function distance(stage: Stage, local: Place): number {
	return Math.hypot(...minus(stage.place(local), stage.camera.eye));
}

/** A line on the boat (a rail, an edge, a rope); `width` is in metres. */
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
