import type { Place } from '../space';
import { bowSeat } from './bow-seat';
import { hullLines } from './hull';
import type { Model } from './model';
import { console, outboard, type Part, rail, seat } from './parts';

/**
 * A rigid inflatable boat: a deep hull in an inflatable collar lit in orange, one console, jockey seats, an arch over
 * the engine.
 */
export function rib(length: number): Model {
	const size = length / 7.2;
	const lines = hullLines({
		length: length - 0.3,
		beam: 2.05 * size,
		aft: 0.66,
		dip: 0.62,
		bow: 1.12,
		rake: 1.15,
		transom: 0.97,
		chine: 0.86,
		fullness: 2.5,
		flare: 0.02,
		chineHeight: 0.16,
		chineBow: 0.62,
	});
	return {
		lines,
		helm: [2.5 * size, 0, 0.3],
		collar: 0.29 * Math.sqrt(size),
		fender: '#30363b',
		cockpits: [{ from: 0.0, to: 0.9, sideDeck: 0.2, floor: 0.3 }],
		parts: (stage, livery) => {
			const z = 0.3;
			const parts: Part[] = [
				console(
					stage,
					[3.3 * size, 0, z],
					0.46,
					{ body: livery.deck, dash: '#273038', glass: livery.glass },
					1.0,
				),
				seat(stage, [2.35 * size, 0.3, z], 0.25, livery.seats),
				seat(stage, [2.35 * size, -0.3, z], 0.25, livery.seats),
				seat(stage, [0.85 * size, 0, z], 0.72 * size, livery.seats, 1, 0.6),
				...bowSeat(
					stage,
					lines,
					{ from: 0.62, to: 0.88, floor: 0.34, high: 0.36, margin: 0.2 },
					{ seat: livery.seats, base: livery.deck },
				),
				outboard(stage, 0, 0.72, livery.engine, livery.accent, 0.95),
			];
			const arch: Place[] = [
				[0.15, 0.72 * size, 0.75],
				[0.05, 0.66 * size, 1.75],
				[0.1, 0.5 * size, 1.95],
				[0.1, 0, 1.98],
				[0.1, -0.5 * size, 1.95],
				[0.05, -0.66 * size, 1.75],
				[0.15, -0.72 * size, 0.75],
			];
			if (length > 6.5) parts.push({ ...rail(stage, arch, 0, 'cockpit', 99), at: [0.3, 0, 1] });
			return parts;
		},
	};
}
