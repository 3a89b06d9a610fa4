import type { Canvas } from '../canvas';
import { mix } from '../colour';
import { type Point, path, polyline, short } from '../svg';

/**
 * A flag in the wind whose stripes follow its waves. x and y are its upper corner at the staff in pixels; `colours` are
 * listed from top to bottom.
 */
export function flag(
	canvas: Canvas,
	x: number,
	y: number,
	long: number,
	high: number,
	colours: readonly string[],
	options: { readonly droop?: number; readonly taper?: number; readonly way?: 1 | -1 } = {},
): string {
	const { light } = canvas;
	const steps = 16;
	const way = options.way ?? 1;
	const edge = (share: number): Point[] =>
		Array.from({ length: steps + 1 }, (_, step): Point => {
			const t = step / steps;
			const narrow = 1 - (options.taper ?? 0) * t;
			const wave = Math.sin(t * 8.4 + share * 0.5) * high * 0.09 * t ** 0.5;
			return [
				x + way * long * t * (1 - 0.04 * Math.sin(t * 6)),
				y + high * (0.5 + (share - 0.5) * narrow) + wave + (options.droop ?? 0.12) * long * t * t,
			];
		});
	let painted = '';
	for (const [index, colour] of colours.entries())
		painted += path(
			polyline([...edge(index / colours.length), ...edge((index + 1) / colours.length).reverse()]),
			{ fill: light.tone(colour, [0, -0.9, 0.1]) },
		);
	const [top, low] = [edge(0), edge(1)];
	for (const [from, to] of [
		[2, 4],
		[8, 10],
		[13, 15],
	] as const)
		painted += path(polyline([...top.slice(from, to + 1), ...low.slice(from, to + 1).reverse()]), {
			fill: '#1a1430',
			opacity: 0.18,
		});
	for (const [from, to] of [
		[5, 7],
		[11, 12],
	] as const)
		painted += path(polyline([...top.slice(from, to + 1), ...low.slice(from, to + 1).reverse()]), {
			fill: '#ffffff',
			opacity: 0.16,
		});
	return painted;
}

/** A staff from foot to head, in pixels. */
export function staff(canvas: Canvas, foot: Point, head: Point, width: number): string {
	const data = `M${short(foot[0])} ${short(foot[1])}L${short(head[0])} ${short(head[1])}`;
	return (
		path(data, { stroke: canvas.light.shaded('#9b6a42'), width }) +
		path(data, {
			stroke: mix(canvas.light.lit('#e0b27c'), canvas.light.shaded('#9b6a42'), 0.2),
			width: width * 0.4,
		})
	);
}
