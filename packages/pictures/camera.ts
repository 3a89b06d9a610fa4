import type { Place } from './space';
import type { Point } from './svg';

/** The projection of the world into a picture. */
export interface Camera {
	/** Returns the pixels of a place. */
	project(place: Place): Point;
	/** Returns the length of one metre at a place, in pixels. */
	scaleAt(place: Place): number;
	readonly eye: Place;
}

/** The smallest distance from the eye at which something is drawn, in metres. */
const NEAR = 0.35;

/** The values for a camera over the sea. The horizon of the picture is at the height of the eye. */
export interface SeaView {
	readonly width: number;
	/** The line of the horizon, in pixels from the top. */
	readonly horizon: number;
	/** The height of the eye above the water, in metres. */
	readonly eye: number;
	/** The focal length in picture widths: 0.8 is a wide angle, 1.6 is natural, 4 is a telephoto lens. */
	readonly lens: number;
}

/** A camera that looks horizontally over the sea. */
export function seaCamera(view: SeaView): Camera {
	const focal = view.lens * view.width;
	return {
		eye: [0, 0, view.eye],
		scaleAt: ([, y]) => focal / Math.max(NEAR, y),
		project: ([x, y, z]) => {
			const scale = focal / Math.max(NEAR, y);
			return [view.width / 2 + x * scale, view.horizon + (view.eye - z) * scale];
		},
	};
}

/**
 * The camera of a bird or a drone. It looks straight down with a slight lean; `scale` is pixels per metre, and `centre`
 * is the world's origin.
 */
export function airCamera(centre: Point, scale: number, lean = 0.16): Camera {
	return {
		eye: [0, -lean * 4000, 4000],
		scaleAt: () => scale,
		project: ([x, y, z]) => [centre[0] + x * scale, centre[1] - (y + z * lean) * scale],
	};
}

/**
 * A camera far away at the side of the boat, so that the profile has no perspective. `scale` is pixels per metre; the
 * surface of the water is at the height of `centre`. `above` shows a little of the deck (0.1 is a tenth of the
 * breadth).
 */
export function profileCamera(centre: Point, scale: number, above = 0.06): Camera {
	return {
		eye: [0, -4000, 4000 * above],
		scaleAt: () => scale,
		project: ([x, y, z]) => [centre[0] + x * scale, centre[1] - (z + y * above) * scale],
	};
}

/** The same camera for the reflection in the water: it shows the world upside down. */
export function mirrored(camera: Camera): Camera {
	const flip = ([x, y, z]: Place): Place => [x, y, -z];
	return {
		eye: flip(camera.eye),
		project: (place) => camera.project(flip(place)),
		scaleAt: (place) => camera.scaleAt(flip(place)),
	};
}
