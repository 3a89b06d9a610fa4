/**
 * A place in the world in metres: x to the right, y away from the viewer, z up from the water. In a boat: x from the
 * transom to the bow, y to port, z up.
 */
export type Place = readonly [number, number, number];

export const plus = (one: Place, two: Place): Place => [
	one[0] + two[0],
	one[1] + two[1],
	one[2] + two[2],
];
export const minus = (one: Place, two: Place): Place => [
	one[0] - two[0],
	one[1] - two[1],
	one[2] - two[2],
];
export const times = (one: Place, factor: number): Place => [
	one[0] * factor,
	one[1] * factor,
	one[2] * factor,
];
export const dot = (one: Place, two: Place): number =>
	one[0] * two[0] + one[1] * two[1] + one[2] * two[2];
export const between = (one: Place, two: Place, amount: number): Place =>
	plus(one, times(minus(two, one), amount));

/** Returns the vector of length one in the same direction; a zero vector stays zero. */
export function unit(vector: Place): Place {
	const length = Math.hypot(...vector);
	return length === 0 ? vector : times(vector, 1 / length);
}

/** Returns the normal of length one of a polygon in space (Newell's method). It may point to either side. */
export function normalOf(points: readonly Place[]): Place {
	let x = 0;
	let y = 0;
	let z = 0;
	for (const [index, from] of points.entries()) {
		const to = points[(index + 1) % points.length] ?? from;
		x += (from[1] - to[1]) * (from[2] + to[2]);
		y += (from[2] - to[2]) * (from[0] + to[0]);
		z += (from[0] - to[0]) * (from[1] + to[1]);
	}
	return unit([x, y, z]);
}

/** Returns the mean of points. */
export function centreOf(points: readonly Place[]): Place {
	const sum = points.reduce<Place>(plus, [0, 0, 0]);
	return times(sum, 1 / Math.max(1, points.length));
}

/**
 * The position of a boat, in degrees and metres. With heading 0 the bow points to the right, with -90 to the viewer,
 * with 90 away from the viewer.
 */
export interface Pose {
	readonly x: number;
	readonly y: number;
	readonly heading: number;
	/** Positive with the bow up, as for a planing boat. */
	readonly pitch?: number;
	/** Negative with the port (left) side down. */
	readonly roll?: number;
	/** The height by which the whole hull is lifted, in metres. */
	readonly lift?: number;
}

const RADIANS = Math.PI / 180;

/**
 * Returns the function that converts a place of the boat to a place in the world. The boat turns about the middle of
 * its waterline, and tilts up and down about its rear third.
 */
export function placed(pose: Pose, length: number): (place: Place) => Place {
	const heading = pose.heading * RADIANS;
	const pitch = (pose.pitch ?? 0) * RADIANS;
	const roll = (pose.roll ?? 0) * RADIANS;
	const [cosH, sinH] = [Math.cos(heading), Math.sin(heading)];
	const [cosP, sinP] = [Math.cos(pitch), Math.sin(pitch)];
	const [cosR, sinR] = [Math.cos(roll), Math.sin(roll)];
	const pivot = length * 0.3;
	return ([x, y, z]) => {
		const rolledY = y * cosR - z * sinR;
		const rolledZ = y * sinR + z * cosR;
		const alongX = (x - pivot) * cosP - rolledZ * sinP + pivot - length / 2;
		const upZ = (x - pivot) * sinP + rolledZ * cosP + (pose.lift ?? 0);
		return [pose.x + alongX * cosH - rolledY * sinH, pose.y + alongX * sinH + rolledY * cosH, upZ];
	};
}
