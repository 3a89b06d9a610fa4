/** The strokes of each pattern in one tile of 20 by 20 units. */
const STROKES: Readonly<Record<string, string>> = {
	arrows: 'M4 3l8 7-8 7M12 3l8 7-8 7',
	curly: 'M0 13c8 0 13-10 8-10s0 10 12 10',
	curved: 'M0 15c0-7 4-11 10-11s10 4 10 11',
	multiple: 'M0 4h20M0 10h20M0 16h20',
	pluses: 'M10 4v12M4 10h12',
	rectangles: 'M3 5h14v10H3z',
	parallelogram: 'M6 5h12l-4 10H2z',
	rhombus: 'M10 3l7 7-7 7-7-7z',
	slashes: 'M3 18L17 2',
	squared: 'M0 15h5V5h10v10h5',
	wavy: 'M0 10c5-9 5-9 10 0s5 9 10 0',
	zigzag: 'M0 15L10 5l10 10',
};

/** Returns true if a divider's style is one of the patterns in this file. */
export function isPattern(style: unknown): style is string {
	return typeof style === 'string' && Object.hasOwn(STROKES, style);
}

/**
 * Returns one tile of a pattern as a CSS image for a mask.
 * @param strokePx width of the pattern's line, in units of which the tile has twenty
 */
export function patternImage(style: string, strokePx: number): string | undefined {
	if (!isPattern(style)) return undefined;
	const width = Math.min(Math.max(strokePx, 0.5), 10);
	const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20' preserveAspectRatio='none'><path d='${STROKES[style]}' fill='none' stroke='black' stroke-width='${width}'/></svg>`;
	return `url("data:image/svg+xml,${svg.replaceAll('<', '%3C').replaceAll('>', '%3E')}")`;
}
