import { type Colour, mix } from '../colour';
import type { Place } from '../space';
import type { Shape } from '../svg';
import type { Part } from './parts';
import { face, line, type Stage } from './stage';

/**
 * A windscreen on a base line whose places go from the port side to the starboard side; its top leans to the stern by
 * `lean`. It returns one part per pane: a side pane on the side of the viewer has the layer `near`, every other pane
 * has the layer `cockpit`.
 */
export function windshield(
	stage: Stage,
	base: readonly Place[],
	high: number | ((position: number) => number),
	lean: number,
	glass: Colour,
	frame: Colour = '#dfe6e8',
): Part[] {
	const topOf = ([x, y, z]: Place, index: number): Place => {
		const up = typeof high === 'number' ? high : high(index / Math.max(1, base.length - 1));
		return [x + lean * (up / 0.35), y * (1 - 0.06 * up), z + up];
	};
	const panes: Part[] = [];
	for (let index = 0; index + 1 < base.length; index += 1) {
		const from = base[index];
		const to = base[index + 1];
		if (from === undefined || to === undefined) continue;
		const corners = [from, to, topOf(to, index + 1), topOf(from, index)];
		const points = corners.map((corner) => stage.camera.project(stage.place(corner)));
		const middle: Place = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, from[2]];
		const outward: Place = [
			Math.abs(from[1] - to[1]) > Math.abs(from[0] - to[0]) ? 1 : 0.1,
			middle[1],
			0.4,
		];
		const shown = face(stage, corners, outward, { colour: glass, flat: true }).length > 0;
		const [a, b, c, d] = points;
		const tint =
			stage.light.palette.hour === 'night'
				? mix(glass, '#000000', 0.4)
				: mix(glass, stage.light.palette.sky[2], shown ? 0.38 : 0.2);
		const shapes: Shape[] = [{ points, fill: tint, opacity: shown ? 0.78 : 0.5 }];
		if (shown && a && b && c && d) {
			const blend = (
				one: readonly [number, number],
				two: readonly [number, number],
				amount: number,
			): [number, number] => [
				one[0] + (two[0] - one[0]) * amount,
				one[1] + (two[1] - one[1]) * amount,
			];
			shapes.push({
				points: [blend(d, c, 0.2), blend(d, c, 0.5), blend(a, b, 0.3), blend(a, b, 0.08)],
				fill: stage.light.lit('#ffffff'),
				opacity: 0.28,
			});
		}
		const top = stage.light.tone(frame, [0, 0, 1]);
		shapes.push(
			line(stage, [topOf(from, index), topOf(to, index + 1)], 0.04, top),
			line(stage, [from, topOf(from, index)], 0.03, top),
			line(stage, [to, topOf(to, index + 1)], 0.03, top),
		);
		const near =
			middle[1] * stage.nearSide > 0.35 && Math.abs(from[0] - to[0]) > Math.abs(from[1] - to[1]);
		panes.push({ at: middle, layer: near ? 'near' : 'cockpit', shapes });
	}
	return panes;
}
