import { mix } from '../colour';
import type { Place } from '../space';
import { hullLines, lineAt } from './hull';
import type { Model } from './model';
import { inside, type Part, rail, seat, wheelRing } from './parts';
import { loft, prism } from './solid';
import { face, type Stage } from './stage';
import { windshield } from './windshield';

/**
 * A day cruiser: a cabin under a long foredeck, windows in the hull, a raked windscreen and a swim platform. A boat
 * longer than 9 m also has an arch.
 */
export function dayCruiser(length: number): Model {
	const size = length / 9.1;
	const lines = hullLines({
		length,
		beam: 2.95 * Math.sqrt(size),
		aft: 1.05,
		dip: 1.08,
		bow: 1.5,
		rake: 1.75,
		transom: 0.9,
		chine: 0.85,
		fullness: 2.15,
		flare: 0.16,
		chineHeight: 0.1,
		chineBow: 0.82,
		draught: 0.5,
	});
	const sheer = (t: number, side: number, inward: number, up = 0): Place => {
		const [x, y, z] = lineAt(lines.sheer, t);
		return [x, side * Math.max(0.02, y - inward), z + up];
	};
	return {
		lines,
		helm: [4.15 * size, -0.5, 0.95],
		cockpits: [{ from: 0.1, to: 0.52, sideDeck: 0.26, floor: 0.5 }],
		parts: (stage, livery) => {
			const z = 0.5;
			const wide = 1.05 * Math.sqrt(size);
			const trunk = [0.52, 0.6, 0.7, 0.8, 0.88].map((t, index): Place[] => {
				const rise = [0.34, 0.36, 0.3, 0.2, 0.04][index] ?? 0;
				return [
					sheer(t, 1, 0.42),
					sheer(t, -1, 0.42),
					sheer(t, -1, 0.62, rise),
					sheer(t, 1, 0.62, rise),
				];
			});
			const glass = windshield(
				stage,
				[
					sheer(0.38, 1, 0.2, 0.02),
					sheer(0.46, 1, 0.22, 0.05),
					sheer(0.54, 1, 0.42, 0.22),
					sheer(0.6, 1, 0.9, 0.38),
					sheer(0.6, -1, 0.9, 0.38),
					sheer(0.54, -1, 0.42, 0.22),
					sheer(0.46, -1, 0.22, 0.05),
					sheer(0.38, -1, 0.2, 0.02),
				],
				(p) => (p < 0.05 || p > 0.95 ? 0.2 : p < 0.2 || p > 0.8 ? 0.52 : 0.62),
				-0.28,
				livery.glass,
			);
			const parts: Part[] = [
				{
					at: [length * 0.7, 0, 1.4],
					layer: 'foredeck',
					shapes: [
						...loft(stage, trunk, livery.deck, (strip) =>
							strip === 1 || strip === 3 ? mix(livery.deck, livery.glass, 0.06) : undefined,
						),
						...pad(stage, livery.seats, trunk),
					],
				},
				...glass,
				seat(stage, [4.1 * size, -0.5, z], 0.46, livery.seats),
				seat(stage, [4.1 * size, 0.62, z], 0.34, livery.seats),
				inside(
					[4.75 * size, -0.5, z],
					[
						...prism(
							stage,
							[
								[4.6 * size, z],
								[5.0 * size, z],
								[5.0 * size, 1.3],
								[4.75 * size, 1.3],
								[4.55 * size, 1.08],
							],
							-0.5,
							0.45,
							livery.deck,
							{ colourOf: (strip) => (strip === 3 ? '#26313a' : undefined) },
						),
						wheelRing(stage, [4.45 * size, -0.5, 1.2], 0.19, '#3a2a1c'),
					],
				),
				seat(stage, [1.55 * size, 0, z], wide * 0.95, livery.seats, 1, 0.6),
				inside(
					[2.7 * size, 0.3, z],
					prism(
						stage,
						[
							[2.4 * size, 0.98],
							[3.05 * size, 0.98],
							[3.05 * size, 1.04],
							[2.4 * size, 1.04],
						],
						0.1,
						0.36,
						livery.floor,
					),
				),
				{
					at: [-0.3, 0, 0.3],
					layer: 'stern',
					shapes: loft(
						stage,
						[
							[
								[0.02, wide, 0.26],
								[0.02, -wide, 0.26],
								[0.02, -wide, 0.38],
								[0.02, wide, 0.38],
							],
							[
								[-0.75 * size, wide * 0.86, 0.26],
								[-0.75 * size, -wide * 0.86, 0.26],
								[-0.75 * size, -wide * 0.86, 0.38],
								[-0.75 * size, wide * 0.86, 0.38],
							],
						],
						livery.hull,
						(strip) => (strip === 2 ? livery.floor : undefined),
					),
				},
				...([1, -1] as const).flatMap((side) => [
					rail(
						stage,
						[0.5, 0.58, 0.66, 0.74, 0.82, 0.89, 0.95, 0.99].map((t, index) =>
							sheer(t, side, 0.08, [0.06, 0.36, 0.42, 0.44, 0.45, 0.46, 0.46, 0.44][index]),
						),
						0.42,
						side === stage.nearSide ? 'over' : 'cockpit',
						2,
					),
					...ports(stage, lines, side, livery.glass),
				]),
			];
			if (length > 8.8) parts.push({ ...arch(stage, wide, livery.hull), at: [2.3, 0, 2.1] });
			return parts;
		},
	};
}

function pad(stage: Stage, colour: string, trunk: readonly (readonly Place[])[]) {
	const [from, to] = [trunk[1], trunk[3]];
	const corner = (section: readonly Place[] | undefined, index: number): Place => {
		const [x, y, z] = section?.[index] ?? [0, 0, 0];
		return [x, y * 0.72, z + 0.05];
	};
	return face(stage, [corner(from, 3), corner(to, 3), corner(to, 2), corner(from, 2)], [0, 0, 1], {
		colour,
	});
}

function ports(
	stage: Stage,
	lines: ReturnType<typeof hullLines>,
	side: 1 | -1,
	glass: string,
): Part[] {
	if (side !== stage.nearSide) return [];
	const at = (t: number, down: number): Place => {
		const [x, y, z] = lineAt(lines.shoulder, t);
		const [, low, foot] = lineAt(lines.waist, t);
		return [x, side * (y + (low - y) * down + 0.012), z + (foot - z) * down];
	};
	const window = (from: number, to: number): Place[] => [
		at(from, 0.24),
		at((from + to) / 2, 0.2),
		at(to - 0.01, 0.2),
		at(to, 0.34),
		at(to - 0.025, 0.56),
		at((from + to) / 2, 0.62),
		at(from + 0.02, 0.6),
		at(from - 0.005, 0.44),
	];
	return [
		[0.53, 0.66],
		[0.68, 0.77],
	].map(([from, to]) => ({
		at: at(from ?? 0, 0),
		layer: 'near' as const,
		shapes: face(stage, window(from ?? 0, to ?? 0), [0.2, side, -0.2], {
			colour: mix(glass, '#5d8796', 0.12),
			flat: true,
		}),
	}));
}

function arch(stage: Stage, wide: number, colour: string): Part {
	const leg = (side: 1 | -1) =>
		loft(
			stage,
			[
				[
					[1.75, side * wide * 1.12, 1.05],
					[2.5, side * wide * 1.12, 1.08],
					[2.5, side * wide * 1.0, 1.08],
					[1.75, side * wide, 1.05],
				],
				[
					[1.6, side * wide * 0.98, 2.0],
					[1.95, side * wide * 0.98, 2.05],
					[1.95, side * wide * 0.88, 2.05],
					[1.6, side * wide * 0.88, 2.0],
				],
			],
			colour,
		);
	const beam: Place[][] = [-1, 1].map((side) => [
		[1.55, side * wide, 1.98],
		[1.98, side * wide, 2.05],
		[1.98, side * wide * 0.98, 2.16],
		[1.62, side * wide * 0.98, 2.12],
	]);
	const far: 1 | -1 = stage.nearSide === 1 ? -1 : 1;
	return {
		at: [2, 0, 2],
		layer: 'over',
		shapes: [...leg(far), ...loft(stage, beam, colour), ...leg(stage.nearSide)],
	};
}
