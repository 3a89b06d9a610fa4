import { type Colour, mix } from '../colour';
import type { Place } from '../space';
import type { Shape } from '../svg';
import { box, loft, prism } from './solid';
import { distance, line, type Stage } from './stage';
import { windshield } from './windshield';

/** A thing aboard. A `near` part stands on the near gunwale and is drawn over it. */
export interface Part {
	readonly at: Place;
	readonly layer: 'cockpit' | 'foredeck' | 'near' | 'stern' | 'over';
	readonly shapes: Shape[];
}

/** A part in the cockpit. */
export const inside = (at: Place, shapes: Shape[]): Part => ({ at, layer: 'cockpit', shapes });

/** A seat with a back that faces forward (`facing` 1) or to the stern (-1); x is the middle of the seat. */
export function seat(
	stage: Stage,
	[x, y, z]: Place,
	half: number,
	colour: Colour,
	facing: 1 | -1 = 1,
	long = 0.5,
): Part {
	const at = (along: number, up: number): [number, number] => [x + along * facing, z + up];
	const base = prism(
		stage,
		[at(-long / 2, 0), at(long / 2, 0), at(long / 2, 0.3), at(-long / 2, 0.3)],
		y,
		half * 0.94,
		mix(colour, '#ffffff', 0.35),
	);
	const cushion = prism(
		stage,
		[
			at(-long / 2, 0.3),
			at(long / 2 + 0.03, 0.3),
			at(long / 2 + 0.04, 0.4),
			at(long / 2 - 0.05, 0.44),
			at(-long / 2, 0.42),
		],
		y,
		half,
		colour,
	);
	const back = prism(
		stage,
		[
			at(-long / 2 - 0.02, 0.38),
			at(-long / 2 + 0.12, 0.4),
			at(-long / 2 + 0.08, 0.66),
			at(-long / 2 + 0.02, 0.8),
			at(-long / 2 - 0.05, 0.84),
			at(-long / 2 - 0.12, 0.8),
			at(-long / 2 - 0.12, 0.6),
		],
		y,
		half,
		colour,
		{ taper: 0.9 },
	);
	const towardsFront = distance(stage, [x + facing, y, z]) < distance(stage, [x - facing, y, z]);
	return inside(
		[x, y, z],
		towardsFront ? [...back, ...base, ...cushion] : [...base, ...cushion, ...back],
	);
}

/**
 * A console with a sloped dashboard, a windscreen and a wheel. x is its middle; the person who steers stands behind it.
 */
export function console(
	stage: Stage,
	[x, y, z]: Place,
	half: number,
	colours: { body: Colour; dash: Colour; glass: Colour },
	high = 0.95,
): Part {
	const profile: [number, number][] = [
		[x - 0.3, z],
		[x + 0.42, z],
		[x + 0.36, z + high * 0.62],
		[x + 0.16, z + high],
		[x - 0.12, z + high * 1.02],
		[x - 0.32, z + high * 0.74],
	];
	const body = prism(stage, profile, y, half, colours.body, {
		taper: 0.86,
		colourOf: (strip) => (strip === 4 ? colours.dash : undefined),
	});
	const screen = windshield(
		stage,
		[
			[x - 0.02, y + half * 0.84, z + high],
			[x + 0.17, y + half * 0.5, z + high],
			[x + 0.17, y - half * 0.5, z + high],
			[x - 0.02, y - half * 0.84, z + high],
		],
		0.34,
		-0.14,
		colours.glass,
	);
	const wheel = wheelRing(stage, [x - 0.36, y, z + high * 0.86], 0.18, '#2b2f33');
	const panes = screen.flatMap((part) => part.shapes);
	return inside(
		[x, y, z],
		stage.bowFirst ? [wheel, ...body, ...panes] : [...panes, ...body, wheel],
	);
}

/** A steering wheel, drawn as a ring that leans forward. */
export function wheelRing(stage: Stage, [x, y, z]: Place, radius: number, colour: Colour): Shape {
	const points = Array.from({ length: 17 }, (_, index): Place => {
		const angle = (index / 16) * Math.PI * 2;
		return [
			x + Math.sin(angle) * radius * 0.45,
			y + Math.cos(angle) * radius,
			z + Math.sin(angle) * radius,
		];
	});
	return line(stage, points, 0.035, stage.light.shaded(colour));
}

/** An outboard engine on the transom, which is at x 0. */
export function outboard(
	stage: Stage,
	y: number,
	z: number,
	colour: Colour,
	accent: Colour,
	size = 1,
): Part {
	const at = (x: number, up: number): [number, number] => [x * size, z + up * size];
	const leg = prism(
		stage,
		[at(-0.12, -0.75), at(-0.38, -0.75), at(-0.42, 0.1), at(-0.12, 0.1)],
		y,
		0.09 * size,
		mix(colour, '#6d7780', 0.25),
	);
	const bracket = box(
		stage,
		[-0.05 * size, y, z - 0.28 * size],
		[0.24 * size, 0.24 * size, 0.34 * size],
		'#4b5560',
	);
	const ring = (half: number, from: number, to: number, up: number): Place[] =>
		Array.from({ length: 12 }, (_, index): Place => {
			const angle = (index / 12) * Math.PI * 2;
			const round = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.62;
			return [
				((from + to) / 2 + (round(Math.cos(angle)) * (from - to)) / 2) * size,
				y + round(Math.sin(angle)) * half * size,
				z + up * size,
			];
		});
	const hood = loft(
		stage,
		[ring(0.15, -0.06, -0.46, 0), ring(0.21, 0, -0.62, 0.14), ring(0.225, 0.02, -0.68, 0.25)],
		accent,
	);
	const lid = loft(
		stage,
		[
			ring(0.23, 0.02, -0.69, 0.25),
			ring(0.225, 0.03, -0.68, 0.42),
			ring(0.2, 0.03, -0.63, 0.56),
			ring(0.13, -0.02, -0.5, 0.65),
		],
		colour,
	);
	return { at: [-0.4 * size, y, z], layer: 'stern', shapes: [...leg, ...bracket, ...hood, ...lid] };
}

/** A rail of steel pipe on posts. The places are the top of the rail; the posts are `high` long. */
export function rail(
	stage: Stage,
	top: readonly Place[],
	high: number,
	layer: Part['layer'],
	every = 3,
): Part {
	const colour = stage.light.tone('#dfe5e6', [0, -0.3, 0.6]);
	const posts = top
		.filter((_, index) => index % every === 0 && index > 0 && index < top.length - 1)
		.map(([x, y, z]) =>
			line(
				stage,
				[
					[x, y, z],
					[x, y * 1.02, z - high],
				],
				0.022,
				colour,
			),
		);
	return {
		at: top[Math.floor(top.length / 2)] ?? [0, 0, 0],
		layer,
		shapes: [...posts, line(stage, top, 0.032, colour)],
	};
}
