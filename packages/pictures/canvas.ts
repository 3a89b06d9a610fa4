import { type Hour, type Light, lightFrom, type Palette, palettes } from './palette';
import { type Random, seeded } from './random';
import { path } from './svg';

/** The share of a picture's height that lies above the horizon, in every picture. */
export const HORIZON = 0.58;

/** A picture while it is painted. */
export interface Canvas {
	readonly width: number;
	readonly height: number;
	/** The horizon in pixels from the top. */
	readonly horizon: number;
	/** A length that looks the same in pictures of any size and shape. */
	readonly unit: number;
	readonly palette: Palette;
	readonly light: Light;
	readonly random: Random;
	/** Adds a definition (gradient, pattern, clip) to the picture; returns its id. */
	define(markup: (id: string) => string): string;
	/** Returns all definitions that were added. */
	definitions(): string;
}

/** The values from which a picture starts. */
export interface Setting {
	readonly width: number;
	readonly height: number;
	readonly seed: string;
	readonly hour: Hour;
	/**
	 * The place of the sun or the moon: x as a share of the width, y as a share of the sky's height above the horizon.
	 */
	readonly sun?: readonly [number, number];
	/** True if the sun is behind the viewer and not in the picture. */
	readonly sunBehind?: boolean;
}

/** Creates a canvas. The light comes from the place of the sun, or from behind the viewer. */
export function openCanvas(setting: Setting): Canvas {
	const { width, height } = setting;
	const [sunX, sunY] = setting.sun ?? [0.7, 0.4];
	const depth =
		setting.sunBehind === true || setting.hour === 'noon' || setting.hour === 'morning'
			? -0.7
			: 0.15;
	const definitions: string[] = [];
	const palette = palettes[setting.hour];
	return {
		width,
		height,
		horizon: Math.round(height * HORIZON),
		unit: Math.sqrt(width * height) / 1000,
		palette,
		light: lightFrom(palette, [(sunX - 0.5) * 2.2, depth, 0.35 + sunY]),
		random: seeded(setting.seed),
		define: (markup) => {
			const id = `d${definitions.length}`;
			definitions.push(markup(id));
			return id;
		},
		definitions: () => definitions.join(''),
	};
}

/** A vertical gradient between two y positions in pixels; returns the fill. */
export function verticalGradient(
	canvas: Canvas,
	from: number,
	to: number,
	stops: readonly (readonly [number, string, number?])[],
): string {
	const list = stops
		.map(
			([offset, colour, opacity]) =>
				`<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
		)
		.join('');
	const id = canvas.define(
		(name) =>
			`<linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="0" y1="${Math.round(from)}" x2="0" y2="${Math.round(to)}">${list}</linearGradient>`,
	);
	return `url(#${id})`;
}

/** A round gradient; returns the fill. */
export function roundGradient(
	canvas: Canvas,
	[x, y]: readonly [number, number],
	radius: number,
	stops: readonly (readonly [number, string, number])[],
): string {
	const list = stops
		.map(
			([offset, colour, opacity]) =>
				`<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
		)
		.join('');
	const id = canvas.define(
		(name) =>
			`<radialGradient id="${name}" gradientUnits="userSpaceOnUse" cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(radius)}">${list}</radialGradient>`,
	);
	return `url(#${id})`;
}

/**
 * Grain as in a print: a small tile of light and dark dots that repeats. A filter in place of it would cost a second
 * per picture in librsvg.
 */
export function grain(canvas: Canvas): string {
	const random = canvas.random.branch('grain');
	const tile = 256;
	const dots = (count: number): string => {
		const places = Array.from({ length: count }, (): readonly [number, number] => [
			random.whole(0, tile),
			random.whole(0, tile),
		]).sort((one, two) => one[1] - two[1]);
		let [lastX, lastY] = [0, 0];
		let data = 'M0 0';
		for (const [x, y] of places) {
			data += `m${x - lastX} ${y - lastY}h1`;
			[lastX, lastY] = [x + 1, y];
		}
		return data;
	};
	const dark = path(dots(700), { stroke: '#1b1030', width: 1.2, opacity: 0.11, round: false });
	const light = path(dots(640), { stroke: '#fffaf0', width: 1.2, opacity: 0.13, round: false });
	const id = canvas.define(
		(name) =>
			`<pattern id="${name}" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse">${dark}${light}</pattern>`,
	);
	return `<rect width="${canvas.width}" height="${canvas.height}" fill="url(#${id})"/>`;
}

/** Writes the finished document from the painted shapes. */
export function closeCanvas(canvas: Canvas, painted: string): string {
	const { width, height } = canvas;
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${canvas.definitions()}</defs>${painted}</svg>\n`;
}
