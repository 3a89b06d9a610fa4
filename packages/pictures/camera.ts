import type { Place } from './space';
import type { Point } from './svg';

/** The projection of the world into a picture. */
export interface Camera {
	/** Pixels of a place. */
	project(place: Place): Point;
	/** Pixels of one metre at a place. */
	scaleAt(place: Place): number;
	readonly eye: Place;
}

/** Closest distance that is still drawn, in metres. */
const NEAR = 0.35;

/**
 * The measures that a sea camera needs: the picture's horizon makes everything at eye height meet
 * it.
 */
export interface SeaView {
	readonly width: number;
	/** Line of the horizon in pixels from the top. */
	readonly horizon: number;
	/** Height of the eye over the water in metres. */
	readonly eye: number;
	/** Focal length in picture widths: 0.8 is wide, 1.6 natural, 4 a long lens. */
	readonly lens: number;
}

/** Camera that looks level over the sea. */
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

/** Camera of a bird or a drone: straight down with a slight lean, `scale` pixels a metre, the world's origin at `centre`. */
export function airCamera(centre: Point, scale: number, lean = 0.16): Camera {
	return {
		eye: [0, -lean * 4000, 4000],
		scaleAt: () => scale,
		project: ([x, y, z]) => [centre[0] + x * scale, centre[1] - (y + z * lean) * scale],
	};
}

/** Camera far abeam: a true profile, `scale` pixels a metre, the water's level at the centre's height. `above` lets a little of the deck be seen (0.1 is a tenth of the breadth). */
export function profileCamera(centre: Point, scale: number, above = 0.06): Camera {
	return {
		eye: [0, -4000, 4000 * above],
		scaleAt: () => scale,
		project: ([x, y, z]) => [centre[0] + x * scale, centre[1] - (z + y * above) * scale],
	};
}

/** The same world seen in the water's mirror. */
export function mirrored(camera: Camera): Camera {
	const flip = ([x, y, z]: Place): Place => [x, y, -z];
	return {
		eye: flip(camera.eye),
		project: (place) => camera.project(flip(place)),
		scaleAt: (place) => camera.scaleAt(flip(place)),
	};
}
