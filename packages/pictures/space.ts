/** A place in the world in metres: x to the right, y away from the viewer, z up from the water. In a boat: x from transom to bow, y to port, z up. */
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

/** Vector of length one in the same direction; a null vector stays null. */
export function unit(vector: Place): Place {
	const length = Math.hypot(...vector);
	return length === 0 ? vector : times(vector, 1 / length);
}

/** Unit normal of a polygon in space (Newell), of either sign. */
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

/** Mean of points. */
export function centreOf(points: readonly Place[]): Place {
	const sum = points.reduce<Place>(plus, [0, 0, 0]);
	return times(sum, 1 / Math.max(1, points.length));
}

/**
 * The position of a boat: degrees, metres. Heading 0 points its bow to the right, -90 to the
 * viewer, 90 away.
 */
export interface Pose {
	readonly x: number;
	readonly y: number;
	readonly heading: number;
	/** Bow up, as on the plane. */
	readonly pitch?: number;
	/** To port (left) down is negative. */
	readonly roll?: number;
	/** Lift of the whole hull in metres. */
	readonly lift?: number;
}

const RADIANS = Math.PI / 180;

/** Function that moves a place of the boat into the world; the boat turns about the middle of its waterline and trims about its aft third. */
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
