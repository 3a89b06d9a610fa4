import type { Point } from '../svg';
import type { Flat } from './animation';

/** An upright rectangle. */
export function block(x: number, y: number, width: number, height: number, fill: string): Flat {
	return {
		points: [
			[x, y],
			[x + width, y],
			[x + width, y + height],
			[x, y + height],
		],
		fill,
	};
}

/** A circle, drawn as a polygon with many corners. */
export function round([x, y]: Point, radius: number, fill: string, opacity = 1): Flat {
	const corners = Math.max(12, Math.round(radius));
	const points = Array.from({ length: corners }, (_, index): Point => {
		const angle = (2 * Math.PI * index) / corners;
		return [rounded(x + radius * Math.cos(angle)), rounded(y + radius * Math.sin(angle))];
	});
	return { points, fill, opacity };
}

/**
 * A band of water: its upper edge is a line of swell, and it fills the picture down to the lower edge. It repeats after
 * `length` pixels.
 */
export function swell(
	[from, to]: readonly [number, number],
	level: number,
	bottom: number,
	[length, height]: readonly [number, number],
	fill: string,
): Flat {
	const points: Point[] = [];
	for (let x = from; x <= to; x += length / 12) {
		points.push([rounded(x), rounded(level + height * Math.sin((2 * Math.PI * x) / length))]);
	}
	return { points: [...points, [to, bottom], [from, bottom]], fill };
}

function rounded(value: number): number {
	return Math.round(value * 10) / 10;
}
