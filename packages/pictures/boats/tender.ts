import type { Place } from '../space';
import { hullLines } from './hull';
import type { Model } from './model';
import { inside, outboard, type Part } from './parts';
import { box } from './solid';
import { line } from './stage';

/** A tender: broad and open, with wooden benches, a rope around its edge, and a small engine with a tiller. */
export function tender(length: number): Model {
	const lines = hullLines({
		length,
		beam: 1.75,
		aft: 0.56,
		dip: 0.52,
		bow: 0.84,
		rake: 0.5,
		transom: 0.86,
		chine: 0.78,
		fullness: 2.1,
		flare: 0.05,
		chineHeight: 0.04,
		chineBow: 0.42,
		draught: 0.2,
	});
	return {
		lines,
		helm: [0.55, 0.1, 0.42],
		fender: '#efe3c4',
		cockpits: [{ from: 0.02, to: 0.93, sideDeck: 0.09, floor: 0.14 }],
		parts: (stage, livery) => {
			const oar = stage.light.tone('#c08a52', [0, -0.3, 0.6]);
			const parts: Part[] = [
				inside([0.45, 0, 0.34], box(stage, [0.45, 0, 0.32], [0.42, 1.3, 0.07], livery.seats)),
				inside([1.75, 0, 0.34], box(stage, [1.75, 0, 0.32], [0.32, 1.5, 0.07], livery.seats)),
				inside([3.0, 0, 0.36], box(stage, [3.0, 0, 0.38], [0.34, 1.15, 0.07], livery.seats)),
				inside(
					[2.2, 0.4, 0.5],
					[
						line(
							stage,
							[
								[0.9, 0.34, 0.46],
								[3.5, 0.22, 0.62],
							],
							0.05,
							oar,
						),
						line(
							stage,
							[
								[3.2, 0.24, 0.6],
								[3.75, 0.2, 0.64],
							],
							0.13,
							oar,
						),
					],
				),
				{ ...outboard(stage, 0, 0.5, livery.engine, '#f6efe0', 0.62), layer: 'stern' },
				{
					at: [-0.1, 0, 0.9],
					layer: 'stern',
					shapes: [
						line(
							stage,
							[
								[-0.05, 0, 0.74],
								[0.55, 0.08, 0.82],
							] as Place[],
							0.05,
							'#2d2f31',
						),
					],
				},
			];
			return parts;
		},
	};
}
