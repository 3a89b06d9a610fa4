import { type Point, polygon } from '../svg';

/** A flat polygon of one colour. */
export interface Flat {
	readonly points: readonly Point[];
	readonly fill: string;
	/** 0 to 1; absent is opaque. */
	readonly opacity?: number;
}

/** Pairs of frame and value: `[[0, 0], [60, 90]]`. Between two frames the value changes with easing, or evenly. */
export type Keys = readonly (readonly [number, number])[];

/** Polygons that move together; they turn and stretch about a point of the picture. */
export interface Part {
	readonly name: string;
	readonly flats: readonly Flat[];
	readonly about?: Point;
	/** `x` and `y` in pixels, `stretch` as a share of the width, `turn` in degrees, `opacity` from 0 to 1. */
	readonly x?: Keys;
	readonly y?: Keys;
	readonly stretch?: Keys;
	readonly turn?: Keys;
	readonly opacity?: Keys;
	/** True if the values change evenly between two frames, without easing. */
	readonly even?: boolean;
}

/** An animated drawing: its parts are listed from back to front. */
export interface Animation {
	/** The path under `uploads/`, without the file extension; the still picture has the same path. */
	readonly path: string;
	readonly title: string;
	readonly width: number;
	readonly height: number;
	readonly frames: number;
	readonly parts: readonly Part[];
}

const FRAMES_PER_SECOND = 30;

/** Writes the drawing as a Lottie file. */
export function lottieOf({ title, width, height, frames, parts }: Animation): string {
	const layers = [...parts].reverse().map((part, index) => {
		const [x, y] = part.about ?? [0, 0];
		const moved = (keys: Keys | undefined, rest: number) => values(keys, rest, part.even);
		return {
			ty: 4,
			nm: part.name,
			ind: index + 1,
			ip: 0,
			op: frames,
			st: 0,
			sr: 1,
			ddd: 0,
			bm: 0,
			ks: {
				a: { a: 0, k: [x, y, 0] },
				p: {
					s: true,
					x: moved(
						part.x?.map(([frame, by]) => [frame, x + by]),
						x,
					),
					y: moved(
						part.y?.map(([frame, by]) => [frame, y + by]),
						y,
					),
				},
				r: moved(part.turn, 0),
				s: stretched(part.stretch, part.even),
				o: moved(
					part.opacity?.map(([frame, share]) => [frame, 100 * share]),
					100,
				),
			},
			shapes: part.flats.map(shapeOf),
		};
	});
	const head = { v: '5.7.0', nm: title, fr: FRAMES_PER_SECOND, ip: 0, op: frames };
	return JSON.stringify({ ...head, w: width, h: height, ddd: 0, assets: [], layers });
}

/** Draws the first frame as a picture. */
export function stillOf({ width, height, parts }: Animation): string {
	const groups = parts.map(({ flats, about: [x, y] = [0, 0], ...part }) => {
		const first = (keys: Keys | undefined, rest: number) => keys?.[0]?.[1] ?? rest;
		const moves = [
			`translate(${x + first(part.x, 0)} ${y + first(part.y, 0)})`,
			`rotate(${first(part.turn, 0)})`,
			`scale(${first(part.stretch, 1)} 1)`,
			`translate(${-x} ${-y})`,
		];
		const drawn = flats.map(({ points, fill, opacity }) => polygon(points, fill, opacity)).join('');
		return `<g transform="${moves.join(' ')}" opacity="${first(part.opacity, 1)}">${drawn}</g>`;
	});
	const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
	return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${groups.join('')}</svg>`;
}

function shapeOf({ points, fill, opacity = 1 }: Flat) {
	const still = points.map(() => [0, 0]);
	const channels = [1, 3, 5].map((at) => Number.parseInt(fill.slice(at, at + 2), 16) / 255);
	return {
		ty: 'gr',
		it: [
			{ ty: 'sh', ks: { a: 0, k: { i: still, o: still, v: points, c: true } } },
			{ ty: 'fl', c: { a: 0, k: [...channels, 1] }, o: { a: 0, k: 100 * opacity }, r: 1 },
			{
				ty: 'tr',
				p: { a: 0, k: [0, 0] },
				a: { a: 0, k: [0, 0] },
				s: { a: 0, k: [100, 100] },
				r: { a: 0, k: 0 },
				o: { a: 0, k: 100 },
			},
		],
	};
}

function values(keys: Keys | undefined, rest: number, even = false) {
	return keys
		? { a: 1, k: keys.map(([t, value]) => keyframe(t, [value], even)) }
		: { a: 0, k: rest };
}

function stretched(keys: Keys | undefined, even = false) {
	if (!keys) return { a: 0, k: [100, 100, 100] };
	return { a: 1, k: keys.map(([t, share]) => keyframe(t, [100 * share, 100, 100], even)) };
}

function keyframe(t: number, s: number[], even: boolean) {
	const of = (x: number, y: number) => ({ x: s.map(() => x), y: s.map(() => y) });
	return even ? { t, s, o: of(0, 0), i: of(1, 1) } : { t, s, o: of(0.45, 0), i: of(0.55, 1) };
}
