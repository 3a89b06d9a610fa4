import type { Place } from '../space';
import { bowSeat } from './bow-seat';
import { hullLines } from './hull';
import type { Model } from './model';
import { console, outboard, type Part, rail, seat } from './parts';
import { loft } from './solid';
import { line } from './stage';

/** A boat with a centre console: a high flared bow, a hard top on pipes, two engines. */
export function centreConsole(length: number): Model {
	const lines = hullLines({
		length,
		beam: 2.6,
		aft: 0.86,
		dip: 0.84,
		bow: 1.42,
		rake: 1.3,
		transom: 0.93,
		chine: 0.84,
		fullness: 2.25,
		flare: 0.2,
		chineHeight: 0.08,
		chineBow: 0.72,
	});
	return {
		lines,
		helm: [2.95, 0.3, 0.3],
		cockpits: [{ from: 0.06, to: 0.9, sideDeck: 0.2, floor: 0.3 }],
		parts: (stage, livery) => {
			const z = 0.3;
			const top = 2.32;
			const sheet = (x: number, half: number, up: number): Place[] => [
				[x, half, up],
				[x, -half, up],
				[x, -half, up + 0.09],
				[x, half, up + 0.09],
			];
			const pipe = stage.light.tone('#dfe5e6', [0, -0.3, 0.5]);
			const legs = (side: 1 | -1) => [
				line(
					stage,
					[
						[3.25, 0.5 * side, z + 0.3],
						[3.0, 0.6 * side, top],
					],
					0.05,
					pipe,
				),
				line(
					stage,
					[
						[4.0, 0.45 * side, z + 0.9],
						[4.35, 0.6 * side, top],
					],
					0.05,
					pipe,
				),
				line(
					stage,
					[
						[2.5, 0.5 * side, z + 0.8],
						[2.6, 0.6 * side, top],
					],
					0.05,
					pipe,
				),
			];
			const roof = loft(
				stage,
				[
					sheet(2.1, 0.8, top),
					sheet(3.2, 0.92, top + 0.06),
					sheet(4.5, 0.78, top + 0.03),
					sheet(4.75, 0.55, top),
				],
				livery.hull,
			);
			const parts: Part[] = [
				console(
					stage,
					[3.6, 0, z],
					0.52,
					{ body: livery.deck, dash: '#28323b', glass: livery.glass },
					1.12,
				),
				seat(stage, [2.55, 0.32, z + 0.28], 0.29, livery.seats),
				seat(stage, [2.55, -0.32, z + 0.28], 0.29, livery.seats),
				seat(stage, [0.95, 0, z], 0.85, livery.seats),
				...bowSeat(
					stage,
					lines,
					{ from: 0.63, to: 0.88, floor: 0.36, high: 0.42, margin: 0.16 },
					{ seat: livery.seats, base: livery.deck },
				),
				outboard(stage, 0.36, 0.92, livery.engine, livery.stripe, 1),
				outboard(stage, -0.36, 0.92, livery.engine, livery.stripe, 1),
				{
					at: [3.3, stage.nearSide * -0.5, 1],
					layer: 'cockpit',
					shapes: legs(stage.nearSide === 1 ? -1 : 1),
				},
				{ at: [3.3, stage.nearSide * 0.9, 1], layer: 'cockpit', shapes: legs(stage.nearSide) },
				{ at: [3.3, 0, 2], layer: 'over', shapes: roof },
				...([1, -1] as const).map((side) => {
					const run = [0.6, 0.68, 0.76, 0.84, 0.91, 0.96].map(
						(t): Place => [
							t * length,
							side * 1.3 * (1 - ((t - 0.42) / 0.58) ** 2.25) - side * 0.06,
							1.18 + (t - 0.6) * 0.95,
						],
					);
					return rail(stage, run, 0.16, side === stage.nearSide ? 'near' : 'cockpit', 1);
				}),
			];
			return parts;
		},
	};
}
