import { mix } from '../colour';
import { between, type Place } from '../space';
import type { Shape } from '../svg';
import { lineAt, onSide } from './hull';
import type { Livery } from './livery';
import type { Cockpit, Model } from './model';
import { band } from './skin';
import { face, line, type Stage } from './stage';

const UP: Place = [0, 0, 1];

/** The inner edge of the side deck. */
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

export function gunwale(model: Model, livery: Livery, stage: Stage, side: 1 | -1): Shape[] {
	return model.cockpits.flatMap((cockpit) =>
		band(stage, outer(model, cockpit, side), coaming(model, cockpit, side), () => UP, livery.deck, {
			water: false,
		}),
	);
}

/**
 * Returns the place at which the inner side of the hull meets the floor: the floor follows the cross section of the
 * hull, so it never sticks out through a raked stem.
 */
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

export function wells(model: Model, livery: Livery, stage: Stage): Shape[] {
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

export function deckEnds(
	model: Model,
	livery: Livery,
	stage: Stage,
): { fore: Shape[]; aft: Shape[] } {
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
