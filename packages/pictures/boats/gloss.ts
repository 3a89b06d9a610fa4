import { mix } from '../colour';
import { seeded } from '../random';
import { between, type Place } from '../space';
import type { Shape } from '../svg';
import type { HullLines } from './hull';
import type { Livery } from './livery';
import type { Stage } from './stage';

/**
 * Light on the near side of the hull: the reflection of the sky along its upper edge, and, for a boat at rest, a net of
 * light above the waterline.
 */
export function gloss(lines: HullLines, livery: Livery, stage: Stage): Shape[] {
	const side = stage.nearSide;
	const on = (
		from: readonly Place[],
		to: readonly Place[],
		index: number,
		share: number,
	): Place => {
		const [x, y, z] = between(from[index] ?? [0, 0, 0], to[index] ?? [0, 0, 0], share);
		return [x, y * side, z];
	};
	const see = (place: Place) => stage.camera.project(stage.place(place));
	const bright = mix(stage.light.lit(livery.hull), stage.light.lit('#ffffff'), 0.42);
	const [first, last] = [2, 23];
	const upper: Place[] = [];
	const lower: Place[] = [];
	for (let index = first; index <= last; index += 1) {
		const swell = Math.sin((Math.PI * (index - first)) / (last - first)) ** 0.6;
		upper.push(on(lines.shoulder, lines.waist, index, 0.2 - 0.07 * swell));
		lower.push(on(lines.shoulder, lines.waist, index, 0.2 + 0.1 * swell));
	}
	const shapes: Shape[] = [
		{ points: [...upper.map(see), ...lower.reverse().map(see)], fill: bright, opacity: 0.38 },
	];
	if (stage.resting !== true) return shapes;
	const random = seeded(`${livery.hull}${side}`);
	const shine = mix(stage.light.lit(livery.lower), stage.light.lit('#ffffff'), 0.55);
	for (let count = 0; count < 15; count += 1) {
		const index = random.whole(2, 17);
		const share = random.between(0.1, 0.85);
		const [a, b] = [
			on(lines.waist, lines.chine, index, share),
			on(lines.waist, lines.chine, index + 1, share + random.around(0, 0.12)),
		];
		if (Math.min(a[2], b[2]) < 0.1) continue;
		const middle = between(a, b, 0.5);
		const thick = random.between(0.008, 0.02);
		shapes.push({
			points: [
				see(a),
				see([middle[0], middle[1], middle[2] + thick]),
				see(b),
				see([middle[0], middle[1], middle[2] - thick]),
			],
			fill: shine,
			opacity: 0.5,
		});
	}
	return shapes;
}
