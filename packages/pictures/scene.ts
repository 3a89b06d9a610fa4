import { drawBoat, reflection, stageOf } from './boats/boat';
import { person } from './boats/crew';
import { models } from './boats/fleet';
import { type BoatName, liveries } from './boats/livery';
import type { Part } from './boats/parts';
import type { Stage } from './boats/stage';
import { type Camera, seaCamera } from './camera';
import { type Canvas, closeCanvas, grain, openCanvas, type Setting } from './canvas';
import { ripples, wake } from './details/wake';
import { type SeaPlan, sea, seaColour } from './sea';
import { type SkyPlan, sky } from './sky';
import type { Place, Pose } from './space';
import { type Point, paint, type Shape } from './svg';

/** One thing in a scene; it is painted over the layers before it. */
export type Layer = (canvas: Canvas, camera: Camera) => string;

/** The plan of a picture of the sea, with its parts. */
export interface ScenePlan extends Setting {
	/** The height of the eye in metres: 1.6 in a boat, 3 on a quay, 12 on a cliff. */
	readonly eye?: number;
	/** The focal length in picture widths. */
	readonly lens?: number;
	readonly sky?: Omit<SkyPlan, 'sun'>;
	readonly sea?: SeaPlan;
	/** The layers beyond the water: islands, headlands. */
	readonly far?: readonly Layer[];
	/** The layers on the water and in front of it, from far to near. */
	readonly near?: readonly Layer[];
}

/** Composes a scene; the same plan gives the same document. */
export function composeScene(plan: ScenePlan): string {
	const canvas = openCanvas(plan);
	const camera = seaCamera({
		width: plan.width,
		horizon: canvas.horizon,
		eye: plan.eye ?? 3,
		lens: plan.lens ?? 1.3,
	});
	const layers = (list: readonly Layer[] | undefined): string =>
		(list ?? []).map((layer) => layer(canvas, camera)).join('');
	const shown = plan.sunBehind === true || plan.sun === undefined ? {} : { sun: plan.sun };
	const painted =
		sky(canvas, { ...plan.sky, ...shown }) +
		layers(plan.far) +
		sea(canvas, plan.sea ?? {}) +
		layers(plan.near);
	return closeCanvas(canvas, painted + grain(canvas));
}

/** A boat of the fleet, as it appears in a scene. */
export interface BoatPlan extends Pose {
	/** The speed of a planing boat, 0.3 to 1; absent for a boat at rest. */
	readonly speed?: number;
	/** The places of the people aboard; `helm` is the helm of the boat's model. */
	readonly crew?: readonly ('helm' | Place)[];
	readonly mirror?: boolean;
}

const SHIRTS = ['#f6f1e4', '#2f6f8f', '#d9573c', '#e9c46a'] as const;
const HATS = ['#f4ead2', '#f4ead2', '#24445a', '#c8392b'] as const;

/** Makes a layer of a boat of the fleet. */
export function boat(name: BoatName, plan: BoatPlan): Layer {
	return (canvas, camera) => {
		const model = models[name];
		const livery = liveries[name];
		const stage = {
			...stageOf(model, plan, camera, canvas.light),
			resting: plan.speed === undefined,
		};
		const aboard = (plan.crew ?? []).map((place, index) =>
			crewOf(stage, place === 'helm' ? model.helm : place, index),
		);
		const shapes = paint(drawBoat(model, livery, stage, aboard));
		if (plan.speed !== undefined) {
			const { length, beam } = model.lines.measures;
			const entry = Math.max(
				length * 0.3,
				...model.lines.keel.filter((place) => stage.place(place)[2] < 0).map(([x]) => x),
			);
			const water = wake(canvas, camera, plan, { length, beam, entry }, stage.nearSide, plan.speed);
			return water.behind + shapes + water.before;
		}
		if (plan.mirror === false) return shapes;
		const [, y] = camera.project([plan.x, plan.y, 0]);
		const depth = Math.max(0, Math.min(1, (y - canvas.horizon) / (canvas.height - canvas.horizon)));
		const size = camera.scaleAt([plan.x, plan.y, 0]);
		return (
			paint(
				reflection(
					model,
					livery,
					plan,
					camera,
					canvas.light,
					seaColour(canvas, depth),
					rippled(size),
					(size * 0.22) ** 2,
				),
			) +
			ripples(canvas, camera, plan, model.lines.measures, seaColour(canvas, depth)) +
			shapes
		);
	};
}

function crewOf(stage: Stage, at: Place, index: number): Part {
	const colours = {
		shirt: SHIRTS[index % SHIRTS.length] ?? '#f6f1e4',
		hat: HATS[index % HATS.length] ?? '#f4ead2',
	};
	return person(stage, at, colours, at[2] > 0.35 ? 'sits' : 'stands');
}

/**
 * Cuts a reflected shape into ripples: its outline swings from side to side, and swings more with the distance from the
 * boat. `size` is pixels per metre.
 */
function rippled(size: number): (shape: Shape) => Shape {
	const step = Math.max(8, size * 0.13);
	return (shape) => {
		const points: Point[] = [];
		for (const [index, from] of shape.points.entries()) {
			const to = shape.points[(index + 1) % shape.points.length] ?? from;
			const pieces = Math.max(1, Math.min(18, Math.round(Math.abs(to[1] - from[1]) / step)));
			for (let piece = 0; piece < pieces; piece += 1) {
				const t = piece / pieces;
				const y = from[1] + (to[1] - from[1]) * t;
				const swing =
					Math.sin((y / (step * 1.9)) * Math.PI) * 0.6 +
					Math.sin((y / (step * 4.1)) * Math.PI) * 0.4;
				points.push([from[0] + (to[0] - from[0]) * t + swing * size * 0.07, y]);
			}
		}
		return { ...shape, points };
	};
}
