import type { Colour } from '../colour';
import type { Place } from '../space';
import type { HullLines } from './hull';
import { lineAt } from './hull';
import { inside, type Part } from './parts';
import { loft } from './solid';
import type { Stage } from './stage';

/**
 * A seat in the bow that follows the hull. It reaches from a position to another (0 stern, 1 bow); floor and height are
 * in metres; `gap` leaves a passage between two benches.
 */
export function bowSeat(
	stage: Stage,
	lines: HullLines,
	plan: {
		readonly from: number;
		readonly to: number;
		readonly floor: number;
		readonly high: number;
		readonly gap?: number;
		readonly margin: number;
	},
	colours: { readonly seat: Colour; readonly base: Colour },
): Part[] {
	const positions = [0, 0.35, 0.7, 1].map((share) => plan.from + (plan.to - plan.from) * share);
	const innerHalf = (position: number): number => {
		const top = lineAt(lines.sheer, position);
		const low = lineAt(lines.chine, position);
		return Math.max(0.05, Math.min(top[1], low[1] + (top[1] - low[1]) * 0.5) - plan.margin);
	};
	const body = (
		low: number,
		high: number,
		from: (half: number) => number,
		to: (half: number) => number,
	): Place[][] =>
		positions.map((position): Place[] => {
			const [x] = lineAt(lines.chine, position);
			const half = innerHalf(position);
			return [
				[x, to(half), low],
				[x, from(half), low],
				[x, from(half), high],
				[x, to(half), high],
			];
		});
	const top = plan.floor + plan.high;
	const gap = plan.gap ?? 0;
	const sides: readonly (readonly [(half: number) => number, (half: number) => number])[] =
		gap === 0
			? [[(half) => -half, (half) => half]]
			: [
					[(half) => Math.min(gap, half * 0.5), (half) => half],
					[(half) => -half, (half) => -Math.min(gap, half * 0.5)],
				];
	return sides.map(([from, to], index) => {
		const [x] = lineAt(lines.chine, (plan.from + plan.to) / 2);
		return inside(
			[x, gap === 0 ? 0 : index === 0 ? 0.4 : -0.4, plan.floor],
			[
				...loft(stage, body(plan.floor, top - 0.09, from, to), colours.base),
				...loft(stage, body(top - 0.09, top, from, to), colours.seat),
			],
		);
	});
}
