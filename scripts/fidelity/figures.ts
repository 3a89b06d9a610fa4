import { TOLERANCE_IGNORED, TOLERANCE_PERCENT } from './reached';

/**
 * The result of a comparison of vectors: `pictures` and `effects` are percentages, `ignored` is a number of settings.
 */
export interface VectorFigures {
	pictures: number;
	effects: number;
	ignored: number;
}

/** Reads the figures in the last line that the reference's `compare.mjs` prints. */
export function vectorFigures(printed: string): VectorFigures {
	const line = printed.split('\n').find((each) => each.startsWith('all '));
	const [, pictures, same, effects, ignored] =
		/picture\s+(\d+) %\s+effect\s+(\d+) of\s+(\d+)\s+ignored (\d+)/.exec(line ?? '') ?? [];
	if (ignored === undefined) throw new Error(`compare.mjs printed no figures: ${printed}`);
	return {
		pictures: Number(pictures),
		effects: (100 * Number(same)) / Number(effects),
		ignored: Number(ignored),
	};
}

/**
 * Reads the lines that the reference's `compare-pages.mjs` prints: the share of elements with the right place, by width
 * of the window.
 */
export function placeFigures(printed: string): Record<string, number> {
	const lines = printed.matchAll(/^(\d+) px .*? right ([\d.]+) %/gm);
	const figures = Object.fromEntries([...lines].map(([, width, right]) => [width, Number(right)]));
	if (Object.keys(figures).length === 0)
		throw new Error(`compare-pages.mjs printed no figures: ${printed}`);
	return figures;
}

/**
 * The figures that are worse than the earlier figures, as sentences: a smaller share, or a larger number of settings
 * without an effect.
 */
export function belowReached(
	set: string,
	figures: Readonly<Record<string, number>> | VectorFigures,
	reached: Readonly<Record<string, number>>,
): string[] {
	return Object.entries(figures).flatMap(([name, figure]) => {
		const bar = reached[name];
		if (bar === undefined) return [];
		const hasFallen =
			name === 'ignored' ? figure > bar + TOLERANCE_IGNORED : figure < bar - TOLERANCE_PERCENT;
		return hasFallen ? [`${set}, ${name}: ${figure.toFixed(1)}, ${bar} were reached`] : [];
	});
}
