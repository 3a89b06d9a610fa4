import type { Place } from '../space';

/** The measures of a planing hull, in metres. */
export interface HullMeasures {
	readonly length: number;
	readonly beam: number;
	/** The height of the deck edge: at the transom, at its lowest point and at the bow. */
	readonly aft: number;
	readonly dip: number;
	readonly bow: number;
	/** The length by which the stem reaches beyond the waterline. */
	readonly rake: number;
	/**
	 * `transom` is the breadth of the transom as a share of the beam (0 to 1); `chine` is the breadth of the chine as a
	 * share of the deck.
	 */
	readonly transom: number;
	readonly chine: number;
	/** The fullness of the bow seen from above: 1.6 is very narrow, 3 is a broad, blunt tender. */
	readonly fullness: number;
	/**
	 * The hollow of the bow's flare in metres; a negative value makes the hull curve inward at the stern (tumblehome).
	 */
	readonly flare: number;
	/** The height of the chine: amidships, and at the point where it meets the stem. */
	readonly chineHeight?: number;
	readonly chineBow?: number;
	/** Depth of the keel under the water. */
	readonly draught?: number;
}

/** The lines of one half of a hull from stern to bow; y is the half breadth. */
export interface HullLines {
	readonly measures: HullMeasures;
	readonly sheer: readonly Place[];
	readonly shoulder: readonly Place[];
	readonly waist: readonly Place[];
	readonly chine: readonly Place[];
	readonly keel: readonly Place[];
}

const STATIONS = 26;

/** Positions from stern (0) to bow (1). They are closer together at the bow, where the lines bend more. */
export const stations: readonly number[] = Array.from(
	{ length: STATIONS },
	(_, index) => 1 - (1 - index / (STATIONS - 1)) ** 1.5,
);

function plan(t: number, transom: number, fullness: number): number {
	const widest = 0.42;
	if (t < widest) return 1 - (1 - transom) * (1 - t / widest) ** 2;
	return 1 - ((t - widest) / (1 - widest)) ** fullness;
}

/** Calculates smooth lines from the measures of a hull. */
export function hullLines(measures: HullMeasures): HullLines {
	const { length, beam, rake } = measures;
	const chineHeight = measures.chineHeight ?? 0.06;
	const chineBow = measures.chineBow ?? measures.bow * 0.5;
	const draught = measures.draught ?? 0.4;
	const half = beam / 2;
	const sheerHeight = (t: number): number => {
		const low = 0.3;
		return t < low
			? measures.dip + (measures.aft - measures.dip) * (1 - t / low) ** 2
			: measures.dip + (measures.bow - measures.dip) * ((t - low) / (1 - low)) ** 1.7;
	};
	const sheer = stations.map(
		(t): Place => [t * length, half * plan(t, measures.transom, measures.fullness), sheerHeight(t)],
	);
	const chineEnd = length - rake * 0.72;
	const chine = stations.map(
		(t): Place => [
			t * chineEnd,
			half * measures.chine * plan(t, measures.transom, measures.fullness * 0.82),
			chineHeight + (chineBow - chineHeight) * Math.max(0, (t - 0.3) / 0.7) ** 2.4,
		],
	);
	const keel = stations.map(
		(t): Place => [
			t * chineEnd,
			0,
			-draught + (chineBow + draught) * Math.max(0, (t - 0.45) / 0.55) ** 2.6,
		],
	);
	const across = (amount: number, hollow: number): Place[] =>
		stations.map((t, index): Place => {
			const top = sheer[index] ?? [0, 0, 0];
			const low = chine[index] ?? [0, 0, 0];
			const inward =
				measures.flare >= 0
					? measures.flare * t ** 2 * (1 - t ** 6)
					: measures.flare * (1 - t) ** 2;
			return [
				top[0] + (low[0] - top[0]) * amount * (0.75 + 0.25 * amount),
				Math.max(0, top[1] + (low[1] - top[1]) * amount - inward * hollow),
				top[2] + (low[2] - top[2]) * amount,
			];
		});
	return {
		measures,
		sheer,
		shoulder: across(0.2, 0.55),
		waist: across(0.62, 1),
		chine,
		keel,
	};
}

/** Moves a line to the other side of the boat if `side` is -1. */
export const onSide = (points: readonly Place[], side: 1 | -1): Place[] =>
	points.map(([x, y, z]): Place => [x, y * side, z]);

/** The place on a line at a position from the stern (0) to the bow (1). */
export function lineAt(points: readonly Place[], position: number): Place {
	const length = points.at(-1)?.[0] ?? 1;
	const x = position * length;
	for (let index = 0; index + 1 < points.length; index += 1) {
		const from = points[index];
		const to = points[index + 1];
		if (from === undefined || to === undefined || to[0] < x) continue;
		const amount = (x - from[0]) / Math.max(0.0001, to[0] - from[0]);
		return [x, from[1] + (to[1] - from[1]) * amount, from[2] + (to[2] - from[2]) * amount];
	}
	return points.at(-1) ?? [0, 0, 0];
}
