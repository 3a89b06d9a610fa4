/** A place in the window, in CSS pixels. */
export interface Point {
	x: number;
	y: number;
}

/** A box in the window, in CSS pixels. */
export interface Box {
	left: number;
	top: number;
	right: number;
	bottom: number;
}

/**
 * Whether a pointer that has moved from one place to another is on a straight way into a box, so that a menu stays
 * open while it cuts the corner over a neighbour. True inside the box and between the lines from where it was to the
 * corners; false for a pointer that has not moved.
 */
export function isHeadingInto(box: Box, from: Point, to: Point): boolean {
	if (from.x === to.x && from.y === to.y) return false;
	const { left, top, right, bottom } = box;
	if (right <= left || bottom <= top) return false;
	if (to.x >= left && to.x <= right && to.y >= top && to.y <= bottom) return true;
	const corners = [
		{ x: left, y: top },
		{ x: right, y: top },
		{ x: right, y: bottom },
		{ x: left, y: bottom },
	];
	return corners.some((corner, index) =>
		isInTriangle(to, from, corner, corners[(index + 1) % corners.length] as Point),
	);
}

/** Whether a point lies in a triangle or on its edge; in a flat one nothing does. */
function isInTriangle(point: Point, a: Point, b: Point, c: Point): boolean {
	if (sideOf(a, b, c) === 0) return false;
	const sides = [sideOf(point, a, b), sideOf(point, b, c), sideOf(point, c, a)];
	return sides.every((side) => side >= 0) || sides.every((side) => side <= 0);
}

/** On which side of the line from `a` to `b` a point lies: positive, negative, 0 on it. */
function sideOf(point: Point, a: Point, b: Point): number {
	return (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x);
}
