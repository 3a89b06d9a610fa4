import type { Colour } from '../colour';
import { centreOf, minus, type Place } from '../space';
import type { Shape } from '../svg';
import { distance, face, type Stage } from './stage';

/** Places of one cross section, the same number in each section of a body. */
export type Section = readonly Place[];

/** A closed body through sections, painted far faces first. `colourOf` may give a face its own colour (index of the strip round the section, index of the section). */
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
 * A side profile (x, z pairs in metres, round the shape) drawn out across the boat from y - half to y + half; `taper`
 * narrows its top (1 does not narrow it).
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

/** An upright box by its middle on the floor and its full sizes, in metres. */
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
