import type { Place } from '../space';
import { bowSeat } from './bow-seat';
import { hullLines, lineAt } from './hull';
import type { Model } from './model';
import { inside, outboard, type Part, seat, wheelRing } from './parts';
import { prism } from './solid';
import { windshield } from './windshield';

/** A bowrider: seats in the bow, a wraparound windscreen, a sunpad at the stern. */
export function bowrider(length: number): Model {
	const lines = hullLines({
		length,
		beam: 2.5,
		aft: 0.84,
		dip: 0.86,
		bow: 1.12,
		rake: 1.25,
		transom: 0.95,
		chine: 0.86,
		fullness: 2.5,
		flare: 0.12,
		chineHeight: 0.08,
		chineBow: 0.6,
	});
	return {
		lines,
		helm: [2.95, -0.62, 0.74],
		cockpits: [
			{ from: 0.2, to: 0.6, sideDeck: 0.2, floor: 0.28 },
			{ from: 0.66, to: 0.93, sideDeck: 0.22, floor: 0.42 },
		],
		parts: (stage, livery) => {
			const z = 0.28;
			const at = (t: number, side: number, inward = 0.14): Place => {
				const [x, y, up] = lineAt(lines.sheer, t);
				return [x, side * (y - inward), up + 0.04];
			};
			const glass = windshield(
				stage,
				[
					at(0.4, 1),
					at(0.5, 1),
					at(0.59, 1, 0.2),
					[length * 0.66, 0.42, 0.98],
					[length * 0.66, -0.42, 0.98],
					at(0.59, -1, 0.2),
					at(0.5, -1),
					at(0.4, -1),
				],
				(p) => (p < 0.05 || p > 0.95 ? 0.12 : 0.42),
				-0.2,
				livery.glass,
			);
			const parts: Part[] = [
				...glass,
				seat(stage, [3.0, 0.62, z], 0.3, livery.seats),
				seat(stage, [3.0, -0.62, z], 0.3, livery.seats),
				inside(
					[3.75, -0.62, z],
					[
						...prism(
							stage,
							[
								[3.6, z],
								[4.1, z],
								[4.1, 0.95],
								[3.75, 0.95],
								[3.58, 0.78],
							],
							-0.62,
							0.34,
							livery.deck,
							{ colourOf: (strip) => (strip === 3 ? '#2b353d' : undefined) },
						),
						wheelRing(stage, [3.5, -0.62, 0.86], 0.18, '#2b2f33'),
					],
				),
				inside(
					[3.75, 0.62, z],
					prism(
						stage,
						[
							[3.6, z],
							[4.1, z],
							[4.1, 0.95],
							[3.75, 0.95],
							[3.58, 0.78],
						],
						0.62,
						0.34,
						livery.deck,
					),
				),
				seat(stage, [1.6, 0, z], 0.9, livery.seats, 1, 0.5),
				...bowSeat(
					stage,
					lines,
					{ from: 0.68, to: 0.92, floor: 0.46, high: 0.34, gap: 0.2, margin: 0.14 },
					{ seat: livery.seats, base: livery.deck },
				),

				inside(
					[0.75, 0, 0.8],
					prism(
						stage,
						[
							[0.2, 0.82],
							[1.26, 0.82],
							[1.26, 0.98],
							[1.15, 1.0],
							[0.28, 0.95],
						],
						0,
						0.92,
						livery.seats,
					),
				),
				outboard(stage, 0, 0.78, livery.engine, livery.accent, 0.95),
			];
			return parts;
		},
	};
}
