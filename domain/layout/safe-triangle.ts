/** A position in the window, in CSS pixels. */
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
 * True while the pointer moves straight towards a box, so that a menu stays open while the pointer crosses a
 * neighbouring item. True for a pointer inside the box, or between the lines from its old position to the corners of
 * the box; false for a pointer that has not moved.
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

/** True for a point inside a triangle or on its edge; a flat triangle contains no points. */
function isInTriangle(point: Point, a: Point, b: Point, c: Point): boolean {
	if (sideOf(a, b, c) === 0) return false;
	// The corners run clockwise. Every straight path into the box crosses an edge that faces the pointer. Such an edge
	// always has the same orientation, so one sign is enough to test.
	return [sideOf(point, a, b), sideOf(point, b, c), sideOf(point, c, a)].every((side) => side <= 0);
}

/** The side of the line from `a` to `b` on which a point lies: positive, negative, or 0 on the line. */
function sideOf(point: Point, a: Point, b: Point): number {
	return (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x);
}
