import type { Place } from '../space';
import { hullLines, lineAt } from './hull';
import type { Model } from './model';
import { inside, type Part, seat, wheelRing } from './parts';
import { prism } from './solid';
import { face, line } from './stage';
import { windshield } from './windshield';

/**
 * A wooden runabout: varnished planks, two cockpits, a raked windscreen with a chrome frame, sides that curve inward at
 * the stern (tumblehome).
 */
export function runabout(length: number): Model {
	const lines = hullLines({
		length,
		beam: 2.2,
		aft: 0.66,
		dip: 0.74,
		bow: 1.16,
		rake: 0.85,
		transom: 0.78,
		chine: 0.9,
		fullness: 2.0,
		flare: 0.15,
		chineHeight: 0.06,
		chineBow: 0.5,
		draught: 0.35,
	});
	return {
		lines,
		helm: [3.05, -0.36, 0.74],
		planked: true,
		fender: '#e9ecec',
		cockpits: [
			{ from: 0.12, to: 0.26, sideDeck: 0.3, floor: 0.3 },
			{ from: 0.4, to: 0.6, sideDeck: 0.26, floor: 0.26 },
		],
		parts: (stage, livery) => {
			const chrome = stage.light.tone('#f1f4f4', [0, -0.3, 0.7]);
			const at = (t: number, inward: number): Place => {
				const [x, y, z] = lineAt(lines.sheer, t);
				return [x, y - inward, z + 0.06];
			};
			const pane = ([x, y, z]: Place, side: number): Place => [x, y * side, z];
			const parts: Part[] = [
				...windshield(
					stage,
					[
						pane(at(0.54, 0.16), 1),
						pane(at(0.61, 0.24), 1),
						[length * 0.655, 0, 1.0],
						pane(at(0.61, 0.24), -1),
						pane(at(0.54, 0.16), -1),
					],
					(p) => (p < 0.05 || p > 0.95 ? 0.08 : 0.36),
					-0.22,
					livery.glass,
					'#f4f6f6',
				),
				seat(stage, [3.05, 0, 0.16], 0.74, livery.seats, 1, 0.5),
				seat(stage, [1.12, 0, 0.1], 0.6, livery.seats, 1, 0.42),
				inside(
					[3.95, -0.36, 0.5],
					[
						...prism(
							stage,
							[
								[3.95, 0.35],
								[4.2, 0.35],
								[4.2, 0.92],
								[4.0, 0.92],
							],
							0,
							0.76,
							livery.hull,
						),
						wheelRing(stage, [3.78, -0.36, 0.78], 0.19, '#f3ead2'),
					],
				),
				...([1, -1] as const)
					.filter((side) => side === stage.nearSide)
					.map(
						(side): Part => ({
							at: [3, side, 0.4],
							layer: 'near',
							shapes: [
								...[0.3, 0.52, 0.74].map((down) =>
									line(
										stage,
										lines.shoulder
											.map(([x, y, z], index): Place => {
												const low = lines.chine[index] ?? [x, y, z];
												return [
													x + (low[0] - x) * down,
													side * (y + (low[1] - y) * down + 0.01),
													z + (low[2] - z) * down,
												];
											})
											.filter((_, index) => index < 24),
										0.012,
										stage.light.shaded(livery.hull),
										0.7,
									),
								),
								line(
									stage,
									lines.waist
										.map(([x, y]): Place => [x, side * (y + 0.005), 0.16 + 0.012 * x])
										.filter(([x]) => x < length * 0.86),
									0.05,
									stage.light.tone('#f7f1e1', [0, -0.5, 0.1]),
								),
							],
						}),
					),
				{
					at: [length * 0.93, 0, 1.1],
					layer: 'foredeck',
					shapes: [
						line(
							stage,
							[
								[length * 0.9, 0, 1.08],
								[length * 0.985, 0, 1.1],
							],
							0.07,
							chrome,
						),
						line(
							stage,
							[
								[length * 0.93, 0, 1.08],
								[length * 0.925, 0, 1.42],
							],
							0.025,
							chrome,
						),
						...face(
							stage,
							[
								[length * 0.925, 0, 1.42],
								[length * 0.925, 0, 1.24],
								[length * 0.88, 0.02, 1.33],
							],
							[0, stage.nearSide, 0],
							{ colour: livery.accent },
						),
					],
				},
				{
					at: [0.1, 0, 1],
					layer: 'stern',
					shapes: [
						line(
							stage,
							[
								[0.12, 0, 0.66],
								[-0.28, 0, 1.5],
							],
							0.03,
							chrome,
						),
						...face(
							stage,
							[
								[-0.28, 0, 1.5],
								[-0.14, 0, 1.2],
								[-0.62, 0.06, 1.1],
								[-0.72, 0.02, 1.36],
							],
							[0, stage.nearSide, 0],
							{ colour: livery.accent },
						),
					],
				},
			];
			return parts;
		},
	};
}
