import { pipe, transform } from 'valibot';
import { safeMediaUrl } from '../../address/safe-url';
import type { Declarations } from '../declarations';
import { fields, listOf, typed } from '../envelope';
import { image } from './image';
import { color, number, text, textValue } from './scalars';
import { size } from './size';

/** One layer of a background; the browser's defaults apply to missing fields. */
interface Layer {
	image: string;
	repeat?: string | undefined;
	attachment?: string | undefined;
	size?: string | undefined;
	position?: string | undefined;
}

const scale = typed<string>({
	'background-image-size-scale': pipe(
		fields({ width: size, height: size }),
		transform(({ width = 'auto', height = 'auto' }) => `${width} ${height}`),
	),
	string: textValue,
});

const offset = pipe(
	fields({ x: size, y: size }),
	transform(({ x = '0px', y = '0px' }) => `${x} ${y}`),
);
const position = typed<string>({ 'background-image-position-offset': offset, string: textValue });

/** `object-position`: an offset or keywords. */
export const objectPosition = typed<string>({ 'object-position': offset, string: textValue });

/** `url("…")` for an address that may be loaded as a picture. */
function cssUrl(value: string): string | undefined {
	const url = safeMediaUrl(value);
	return url && `url("${url.replace(/[\s"'()\\;{}<>@!*]/g, percentCode)}")`;
}

function percentCode(character: string): string {
	return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}

const stop = typed<string>({
	'color-stop': pipe(
		fields({ color, offset: number }),
		transform(({ color: tint, offset: place }) =>
			tint ? [tint, place !== undefined && `${place}%`].filter(Boolean).join(' ') : undefined,
		),
	),
});
const stops = typed<readonly string[]>({ 'gradient-color-stop': listOf(stop) });

const layer = typed<Layer>({
	'background-color-overlay': pipe(
		fields({ color }),
		transform(({ color: tint }) =>
			tint ? { image: `linear-gradient(${tint},${tint})` } : undefined,
		),
	),
	'background-image-overlay': pipe(
		fields({ image, repeat: text, attachment: text, size: scale, position }),
		transform(({ image: picture, ...rest }) => {
			const url = picture && cssUrl(picture.url);
			return url ? { image: url, ...rest } : undefined;
		}),
	),
	'background-gradient-overlay': pipe(
		fields({ type: text, angle: number, stops, positions: text }),
		transform(({ type, angle = 0, stops: list = [], positions = 'center center' }) => {
			if (list.length === 0) return undefined;
			return type === 'radial'
				? { image: `radial-gradient(circle at ${positions},${list.join(',')})` }
				: { image: `linear-gradient(${angle}deg,${list.join(',')})` };
		}),
	),
});

const layers = typed<readonly Layer[]>({ 'background-overlay': listOf(layer) });

/** `background`: layers, the first on top, above a colour. */
export const background = typed<Declarations>({
	background: pipe(
		fields({ color, clip: text, 'background-overlay': layers }),
		transform(({ color: tint, clip, 'background-overlay': list = [] }) => ({
			...layerDeclarations(list),
			'background-color': tint,
			'background-clip': clip,
		})),
	),
});

function layerDeclarations(list: readonly Layer[]): Declarations {
	if (list.length === 0) return {};
	return {
		'background-image': list.map(({ image: picture }) => picture).join(','),
		'background-repeat': alike(
			list.map(({ repeat }) => repeat),
			'repeat',
		),
		'background-attachment': alike(
			list.map(({ attachment }) => attachment),
			'scroll',
		),
		'background-size': alike(
			list.map((one) => one.size),
			'auto auto',
		),
		'background-position': alike(
			list.map((one) => one.position),
			'0% 0%',
		),
	};
}

/**
 * Joins the values of all layers with commas. Gives a single value if all layers have the same, and undefined if all
 * have the browser's default.
 */
function alike(values: readonly (string | undefined)[], initial: string): string | undefined {
	const filled = values.map((value) => value || initial);
	const distinct = new Set(filled);
	if (distinct.size > 1) return filled.join(',');
	return distinct.has(initial) ? undefined : filled[0];
}
