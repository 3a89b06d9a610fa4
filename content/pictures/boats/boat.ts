import { type Camera, mirrored } from '../camera';
import { type Colour, mix } from '../colour';
import type { Light } from '../palette';
import { between, dot, minus, type Place, type Pose, placed } from '../space';
import { area, type Shape } from '../svg';
import { gloss } from './gloss';
import { type HullLines, lineAt, onSide } from './hull';
import type { Livery } from './livery';
import type { Part } from './parts';
import { band } from './skin';
import { distance, face, line, type Stage } from './stage';
import { tube } from './tube';

/** Where the deck is open: from and to (0 stern to 1 bow), side deck and floor in metres. */
export interface Cockpit {
	readonly from: number;
	readonly to: number;
	readonly sideDeck: number;
	readonly floor: number;
}

/** A type of boat: its lines, its openings and what stands aboard. */
export interface Model {
	readonly lines: HullLines;
	readonly cockpits: readonly Cockpit[];
	/** Radius of the inflatable collar, for a RIB. */
	readonly collar?: number;
	/** Seams of a planked deck. */
	readonly planked?: boolean;
	/** Rope or rubber along the edge. */
	readonly fender?: Colour;
	/** Where the helm stands or sits. */
	readonly helm: Place;
	parts(stage: Stage, livery: Livery): Part[];
}

/** Stage of a boat in a pose before a camera. */
export function stageOf(model: Model, pose: Pose, camera: Camera, light: Light): Stage {
	const length = model.lines.measures.length;
	const place = placed(pose, length);
	const probe: Stage = { camera, light, place, nearSide: 1, bowFirst: true };
	const nearSide =
		distance(probe, [length / 2, 1, 0.5]) <= distance(probe, [length / 2, -1, 0.5]) ? 1 : -1;
	const bowFirst = distance(probe, [length, 0, 0.5]) < distance(probe, [0, 0, 0.5]);
	return { ...probe, nearSide, bowFirst };
}

const UP: Place = [0, 0, 1];

/** Shapes of a boat and of what else is aboard, in painter's order. */
export function drawBoat(
	model: Model,
	livery: Livery,
	stage: Stage,
	aboard: readonly Part[] = [],
): Shape[] {
	const { nearSide } = stage;
	const far: 1 | -1 = nearSide === 1 ? -1 : 1;
	const parts = [...model.parts(stage, livery), ...aboard].sort(
		(one, two) => distance(stage, two.at) - distance(stage, one.at),
	);
	const layer = (name: Part['layer']): Shape[] =>
		parts.filter((part) => part.layer === name).flatMap((part) => part.shapes);
	const headOn = stage.bowFirst && facing(stage, model.lines.measures.length, far);
	const decks = deckEnds(model, livery, stage);
	const [first, last] = stage.bowFirst
		? [decks.aft, [...decks.fore, ...layer('foredeck')]]
		: [[...decks.fore, ...layer('foredeck')], decks.aft];
	return [
		...(stage.bowFirst ? layer('stern') : []),
		...gunwale(model, livery, stage, far),
		...(headOn ? [] : collarOf(model, livery, stage, far)),
		...first,
		...wells(model, livery, stage),
		...layer('cockpit'),
		...last,
		...topsides(model, livery, stage, far),
		...(headOn ? collarOf(model, livery, stage, far) : []),
		...gunwale(model, livery, stage, nearSide),
		...topsides(model, livery, stage, nearSide),
		...gloss(model.lines, livery, stage),
		...transom(model, livery, stage),
		...collarOf(model, livery, stage, nearSide),
		...layer('near'),
		...layer('over'),
		...(stage.bowFirst ? [] : layer('stern')),
	];
}

/** The boat in the water's mirror: the same solid from below, sunk into the sea's colour and cut by ripples. Faces under `smallest` square pixels are left out. */
export function reflection(
	model: Model,
	livery: Livery,
	pose: Pose,
	camera: Camera,
	light: Light,
	sea: Colour,
	ripple: (shape: Shape) => Shape,
	smallest: number,
): Shape[] {
	const stage = stageOf(model, pose, mirrored(camera), light);
	return drawBoat(model, livery, stage)
		.filter(
			(shape) =>
				shape.fill !== undefined && (shape.opacity ?? 1) > 0.4 && area(shape.points) > smallest,
		)
		.map((shape) => ripple({ points: shape.points, fill: mix(shape.fill ?? sea, sea, 0.55) }));
}

function topsides(model: Model, livery: Livery, stage: Stage, side: 1 | -1): Shape[] {
	const { sheer, shoulder, waist, chine, keel } = model.lines;
	const out = (): Place => [0.1, side, 0];
	const under = (): Place => [0, side * 0.3, -1];
	const of = (points: readonly Place[]): Place[] => onSide(points, side);
	const edge = model.fender ?? livery.stripe;
	return [
		...band(stage, of(chine), of(keel), under, livery.bottom),
		...band(stage, of(waist), of(chine), out, livery.lower),
		...band(stage, of(shoulder), of(waist), out, livery.hull),
		...band(stage, of(sheer), of(shoulder), out, livery.stripe),
		...(visibleSide(stage, side)
			? [line(stage, of(sheer), 0.05, stage.light.tone(edge, [0, -0.2, 0.7]))]
			: []),
	];
}

/** True when the forward half of a side can be seen: then it hides what lies within the hull. */
function facing(stage: Stage, length: number, side: 1 | -1): boolean {
	const from = stage.place([length * 0.8, side * 0.8, 0.6]);
	const out = stage.place([length * 0.8 + 0.55, side * 0.8 + side, 0.6]);
	return dot(minus(out, from), minus(stage.camera.eye, from)) > 0;
}

function visibleSide(stage: Stage, side: 1 | -1): boolean {
	return side === stage.nearSide;
}

function collarOf(model: Model, livery: Livery, stage: Stage, side: 1 | -1): Shape[] {
	const radius = model.collar;
	if (radius === undefined) return [];
	const { sheer } = model.lines;
	const along: Place[] = [
		[-0.55, (sheer[0]?.[1] ?? 1) * side, (sheer[0]?.[2] ?? 0.6) - 0.02],
		...onSide(sheer, side),
	];
	const size = (position: number): number =>
		radius * (position < 0.02 ? 0.35 : position < 0.06 ? 0.9 : 1);
	const shapes = tube(stage, along, size, livery.hull);
	const strake = along
		.slice(1)
		.map(([x, y, z]): Place => [x + 0.02, y + side * radius * 0.98, z - radius * 0.1]);
	const patch = tube(stage, along.slice(5, 13), () => radius * 1.01, livery.stripe);
	return [
		...shapes,
		...patch,
		...(visibleSide(stage, side)
			? [line(stage, strake, 0.07, stage.light.shaded(livery.stripe))]
			: []),
	];
}

function transom(model: Model, livery: Livery, stage: Stage): Shape[] {
	const { sheer, chine, waist } = model.lines;
	const [top, middle, low] = [sheer[0], waist[0], chine[0]];
	if (top === undefined || low === undefined || middle === undefined) return [];
	const outline: Place[] = [
		[0, top[1], top[2]],
		[0, middle[1], middle[2]],
		[0, low[1], Math.max(0, low[2])],
		[0, 0, stage.whole === true ? (model.lines.keel[0]?.[2] ?? 0) : 0],
		[0, -low[1], Math.max(0, low[2])],
		[0, -middle[1], middle[2]],
		[0, -top[1], top[2]],
	];
	return face(stage, outline, [-1, 0, 0], { colour: livery.hull });
}

/** Inner edge of the side deck. */
export function coaming(model: Model, cockpit: Cockpit, side: 1 | -1, count = 14): Place[] {
	return Array.from({ length: count }, (_, index): Place => {
		const position = cockpit.from + ((cockpit.to - cockpit.from) * index) / (count - 1);
		const [x, y, z] = lineAt(model.lines.sheer, position);
		return [x, side * Math.max(0.04, y - cockpit.sideDeck), z];
	});
}

function outer(model: Model, cockpit: Cockpit, side: 1 | -1, count = 14): Place[] {
	return Array.from({ length: count }, (_, index): Place => {
		const [x, y, z] = lineAt(
			model.lines.sheer,
			cockpit.from + ((cockpit.to - cockpit.from) * index) / (count - 1),
		);
		return [x, side * y, z];
	});
}

function gunwale(model: Model, livery: Livery, stage: Stage, side: 1 | -1): Shape[] {
	return model.cockpits.flatMap((cockpit) =>
		band(stage, outer(model, cockpit, side), coaming(model, cockpit, side), () => UP, livery.deck, {
			water: false,
		}),
	);
}

/** Where the inner side of the hull meets the floor: the floor follows the hull's own section, so it never pierces a raked stem. */
function footOf(model: Model, cockpit: Cockpit, share: number, edge: Place, side: 1 | -1): Place {
	const position = cockpit.from + (cockpit.to - cockpit.from) * share;
	const top = lineAt(model.lines.sheer, position);
	const low = lineAt(model.lines.chine, position);
	const floor = Math.max(cockpit.floor, low[2] + 0.02);
	const down = (top[2] - floor) / Math.max(0.05, top[2] - low[2]);
	const inward = top[1] - Math.abs(edge[1]);
	return [
		top[0] + (low[0] - top[0]) * down,
		side * Math.max(0.02, (top[1] + (low[1] - top[1]) * down - inward) * 0.97),
		floor,
	];
}

function wells(model: Model, livery: Livery, stage: Stage): Shape[] {
	return model.cockpits.flatMap((cockpit) => {
		const port = coaming(model, cockpit, 1);
		const starboard = coaming(model, cockpit, -1);
		const down = (points: readonly Place[], side: 1 | -1): Place[] =>
			points.map((point, index) =>
				footOf(model, cockpit, index / (points.length - 1), point, side),
			);
		const end = (index: number, ahead: number): Shape[] => {
			const [a, b] = [port.at(index), starboard.at(index)];
			const [c, d] = [down(starboard, -1).at(index), down(port, 1).at(index)];
			return a && b && c && d
				? face(stage, [a, b, c, d], [ahead, 0, 0], { colour: mix(livery.deck, '#7b8790', 0.18) })
				: [];
		};
		const wall = (points: readonly Place[], side: 1 | -1): Shape[] =>
			band(
				stage,
				points,
				down(points, side),
				() => [0, -side, 0],
				mix(livery.deck, '#7b8790', 0.12),
				{ water: false },
			);
		return [
			...band(stage, down(port, 1), down(starboard, -1), () => UP, livery.floor, { water: false }),
			...wall(port, 1),
			...wall(starboard, -1),
			...end(0, 1),
			...end(-1, -1),
		];
	});
}

function deckEnds(model: Model, livery: Livery, stage: Stage): { fore: Shape[]; aft: Shape[] } {
	const first = Math.min(...model.cockpits.map((cockpit) => cockpit.from), 1);
	const last = Math.max(...model.cockpits.map((cockpit) => cockpit.to), 0);
	const cut = (from: number, to: number): Shape[] => {
		if (to - from < 0.005) return [];
		const edge = Array.from({ length: 15 }, (_, index) =>
			lineAt(model.lines.sheer, from + ((to - from) * index) / 14),
		);
		const crown = edge.map(([x, y, z]): Place => [x, 0, z + y * 0.1]);
		const half = (side: 1 | -1): Shape[] =>
			band(stage, onSide(edge, side), crown, () => UP, livery.deck, { water: false });
		return [...half(1), ...half(-1), ...(model.planked === true ? seams(edge, stage, livery) : [])];
	};
	const gaps = [...model.cockpits].sort((one, two) => one.from - two.from);
	const bridges = gaps
		.slice(1)
		.flatMap((cockpit, index) => cut(gaps[index]?.to ?? 0, cockpit.from));
	return { fore: [...cut(last, 1), ...bridges], aft: cut(0, first) };
}

function seams(edge: readonly Place[], stage: Stage, livery: Livery): Shape[] {
	const colour = stage.light.tone(livery.stripe, UP);
	return [-0.72, -0.48, -0.24, 0, 0.24, 0.48, 0.72].map((share) => {
		const points = edge.map(([x, y, z]) =>
			between([x, 0, z + y * 0.1], [x, y * Math.sign(share || 1), z], Math.abs(share)),
		);
		return line(stage, points, 0.014, colour, 0.75);
	});
}
