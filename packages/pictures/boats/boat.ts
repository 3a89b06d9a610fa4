import { type Camera, mirrored } from '../camera';
import { type Colour, mix } from '../colour';
import type { Light } from '../palette';
import { dot, minus, type Place, type Pose, placed } from '../space';
import { area, type Shape } from '../svg';
import { deckEnds, gunwale, wells } from './decks';
import { gloss } from './gloss';
import { onSide } from './hull';
import type { Livery } from './livery';
import type { Model } from './model';
import type { Part } from './parts';
import { band } from './skin';
import { distance, face, line, type Stage } from './stage';
import { tube } from './tube';

/** Creates the stage of a boat in a pose before a camera. */
export function stageOf(model: Model, pose: Pose, camera: Camera, light: Light): Stage {
	const length = model.lines.measures.length;
	const place = placed(pose, length);
	const probe: Stage = { camera, light, place, nearSide: 1, bowFirst: true };
	const nearSide =
		distance(probe, [length / 2, 1, 0.5]) <= distance(probe, [length / 2, -1, 0.5]) ? 1 : -1;
	const bowFirst = distance(probe, [length, 0, 0.5]) < distance(probe, [0, 0, 0.5]);
	return { ...probe, nearSide, bowFirst };
}

/** The shapes of a boat and of the things aboard, ordered from back to front. */
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

/**
 * The reflection of the boat in the water: the same body seen from below, tinted with the sea's colour and cut by
 * ripples. Faces under `smallest` square pixels are left out.
 */
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

/** True if the forward half of a side is visible; this side then hides the inside of the hull. */
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
