import type { Colour } from '../colour';
import { centreOf, minus, type Place } from '../space';
import type { Shape } from '../svg';
import { distance, face, type Stage } from './stage';

/** The places of one cross section; all sections of a body have the same number of places. */
export type Section = readonly Place[];

/**
 * A closed body through cross sections, with its far faces painted first. `colourOf` may give a face its own colour, by
 * the index of the strip around the section and the index of the section.
 */
export function loft(
	stage: Stage,
	sections: readonly Section[],
	colour: Colour,
	colourOf?: (strip: number, span: number) => Colour | undefined,
): Shape[] {
	const faces: { depth: number; shapes: Shape[] }[] = [];
	const add = (points: readonly Place[], inside: Place, paint: Colour): void => {
		const middle = centreOf(points);
		const shapes = face(stage, points, minus(middle, inside), { colour: paint });
		if (shapes.length > 0) faces.push({ depth: distance(stage, middle), shapes });
	};
	for (let span = 0; span + 1 < sections.length; span += 1) {
		const from = sections[span] ?? [];
		const to = sections[span + 1] ?? [];
		const inside = centreOf([...from, ...to]);
		for (let strip = 0; strip < from.length; strip += 1) {
			const next = (strip + 1) % from.length;
			const corners = [from[strip], from[next], to[next], to[strip]].filter((p) => p !== undefined);
			add(corners, inside, colourOf?.(strip, span) ?? colour);
		}
	}
	const whole = centreOf(sections.flat());
	for (const end of [sections[0], sections.at(-1)]) {
		if (end !== undefined) add(end, whole, colour);
	}
	return faces.sort((one, two) => two.depth - one.depth).flatMap((entry) => entry.shapes);
}

/**
 * A body made from a side profile (pairs of x and z in metres, around the shape): the profile is extended across the
 * boat from y - half to y + half. `taper` makes the top narrower (1 keeps its width).
 */
export function prism(
	stage: Stage,
	profile: readonly (readonly [number, number])[],
	y: number,
	half: number,
	colour: Colour,
	options: {
		readonly taper?: number;
		readonly colourOf?: (strip: number) => Colour | undefined;
	} = {},
): Shape[] {
	const heights = profile.map(([, z]) => z);
	const low = Math.min(...heights);
	const span = Math.max(0.01, Math.max(...heights) - low);
	const widthAt = (z: number): number =>
		half * (1 + ((options.taper ?? 1) - 1) * ((z - low) / span));
	const side = (sign: 1 | -1): Section =>
		profile.map(([x, z]): Place => [x, y + sign * widthAt(z), z]);
	return loft(stage, [side(1), side(-1)], colour, (strip) => options.colourOf?.(strip));
}

/** An upright box. Its place is the middle of its bottom; its sizes are its full sizes in metres. */
export function box(
	stage: Stage,
	[x, y, z]: Place,
	[long, wide, high]: Place,
	colour: Colour,
	taper = 1,
): Shape[] {
	const profile: [number, number][] = [
		[x - long / 2, z],
		[x + long / 2, z],
		[x + long / 2, z + high],
		[x - long / 2, z + high],
	];
	return prism(stage, profile, y, wide / 2, colour, { taper });
}
