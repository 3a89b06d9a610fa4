import type { Colour } from './colour';

/** A point of the picture in its own pixels: x to the right, y down. */
export type Point = readonly [number, number];

/** A flat shape to be painted: a polygon, or a line if `open` is true. */
export interface Shape {
	readonly points: readonly Point[];
	readonly fill?: Colour;
	readonly stroke?: Colour;
	/** The width of the line in pixels. */
	readonly width?: number;
	/** 0 to 1; absent is opaque. */
	readonly opacity?: number;
	readonly open?: boolean;
}

/** Writes a number with at most one decimal, in the shortest form that SVG allows. */
export function short(value: number): string {
	const rounded = Math.round(value * 10) / 10;
	return String(Object.is(rounded, -0) ? 0 : rounded).replace(/^(-?)0\./, '$1.');
}

function pair(x: number, y: number): string {
	const second = short(y);
	return `${short(x)}${second.startsWith('-') ? '' : ' '}${second}`;
}

/** Writes the path data of a polygon or a line, with relative numbers; their rounding errors do not add up. */
export function polyline(points: readonly Point[], closed = true): string {
	let data = '';
	let lastX = 0;
	let lastY = 0;
	let lines = 0;
	for (const [index, [x, y]] of points.entries()) {
		const roundX = Math.round(x * 10) / 10;
		const roundY = Math.round(y * 10) / 10;
		if (index === 0) data += `M${pair(roundX, roundY)}`;
		else if (roundX === lastX && roundY === lastY) continue;
		else {
			const step = pair(roundX - lastX, roundY - lastY);
			data += lines === 0 ? `l${step}` : step.startsWith('-') ? step : ` ${step}`;
			lines += 1;
		}
		lastX = roundX;
		lastY = roundY;
	}
	return closed ? `${data}z` : data;
}

/** Writes the path data of a smooth curve through all points (Catmull-Rom as cubic Béziers). */
export function curve(points: readonly Point[], closed = true): string {
	const count = points.length;
	const at = (index: number): Point => {
		const place = closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index));
		return points[place] ?? [0, 0];
	};
	const [startX, startY] = at(0);
	let data = `M${pair(startX, startY)}`;
	const last = closed ? count : count - 1;
	for (let index = 0; index < last; index += 1) {
		const [beforeX, beforeY] = at(index - 1);
		const [fromX, fromY] = at(index);
		const [toX, toY] = at(index + 1);
		const [afterX, afterY] = at(index + 2);
		data += `C${pair(fromX + (toX - beforeX) / 6, fromY + (toY - beforeY) / 6)} ${pair(
			toX - (afterX - fromX) / 6,
			toY - (afterY - fromY) / 6,
		)} ${pair(toX, toY)}`;
	}
	return closed ? `${data}z` : data;
}

/** The paint of a path; its numbers are as in SVG. */
export interface Paint {
	readonly fill?: string;
	readonly stroke?: string;
	readonly width?: number;
	readonly opacity?: number;
	readonly round?: boolean;
}

/** Writes a path element for the given data; empty data gives nothing. */
export function path(data: string, paint: Paint): string {
	if (data === '' || data === 'z') return '';
	const fill = paint.fill ?? 'none';
	const line =
		paint.stroke === undefined
			? ''
			: ` stroke="${paint.stroke}" stroke-width="${Math.round((paint.width ?? 1) * 100) / 100}"${paint.round === false ? '' : ' stroke-linecap="round" stroke-linejoin="round"'}`;
	const opacity =
		paint.opacity === undefined || paint.opacity >= 1
			? ''
			: ` opacity="${Math.round(paint.opacity * 1000) / 1000}"`;
	return `<path fill="${fill}"${line}${opacity} d="${data}"/>`;
}

/** Writes a polygon of one colour. */
export function polygon(points: readonly Point[], fill: string, opacity?: number): string {
	return path(polyline(points), opacity === undefined ? { fill } : { fill, opacity });
}

/** Writes a circle of one colour. */
export function disc([x, y]: Point, radius: number, fill: string, opacity = 1): string {
	return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
}

/** Writes an upright rectangle of one colour. */
export function rect(
	x: number,
	y: number,
	width: number,
	height: number,
	fill: string,
	opacity = 1,
): string {
	return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
}

/** Returns the area of a polygon in square pixels. */
export function area(points: readonly Point[]): number {
	let twice = 0;
	for (const [index, [x, y]] of points.entries()) {
		const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
		twice += x * nextY - nextX * y;
	}
	return Math.abs(twice) / 2;
}

/** Drops points that lie on the line between their neighbours, or at most a third of a pixel beside it. */
function lean(points: readonly Point[]): Point[] {
	const kept: Point[] = [];
	for (const [index, point] of points.entries()) {
		const before = kept.at(-1);
		const after = points[index + 1];
		if (before === undefined || after === undefined) {
			kept.push(point);
			continue;
		}
		const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
		const span = Math.hypot(dx, dy);
		const off = Math.abs((point[0] - before[0]) * dy - (point[1] - before[1]) * dx) / (span || 1);
		const forward = (point[0] - before[0]) * dx + (point[1] - before[1]) * dy >= 0;
		if (span < 0.5 || off > 0.33 || !forward) kept.push(point);
	}
	return kept;
}

/** The smallest area of a polygon that is painted, in square pixels. */
const SPECK = 3;

/**
 * Paints shapes in their order. Neighbouring shapes with the same opaque paint become one path; very small shapes are
 * left out.
 */
export function paint(shapes: readonly Shape[]): string {
	let markup = '';
	let data = '';
	let current = '';
	const flush = (): void => {
		if (data !== '') markup += `<path ${current} d="${data}"/>`;
		data = '';
	};
	for (const shape of shapes) {
		if (shape.points.length < 2) continue;
		if (shape.fill !== undefined && area(shape.points) < SPECK) continue;
		const opacity =
			shape.opacity === undefined || shape.opacity >= 1 ? '' : ` opacity="${shape.opacity}"`;
		const line =
			shape.stroke === undefined
				? ''
				: ` stroke="${shape.stroke}" stroke-width="${short(shape.width ?? 1)}"`;
		const style = `fill="${shape.fill ?? 'none'}"${line}${opacity}`;
		if (style !== current || opacity !== '') flush();
		current = style;
		data += polyline(lean(shape.points), shape.open !== true);
	}
	flush();
	return markup === '' ? '' : `<g stroke-linecap="round" stroke-linejoin="round">${markup}</g>`;
}
