/**
 * The characters of every text of a Latin script: ASCII, typographic signs, and the accented vowels in the names of the
 * demonstration's coast. All other characters are in separate files, which a browser loads only if a text needs them.
 */
export const CORE_CHARACTERS: ReadonlySet<number> = new Set([
	...Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => 0x20 + index),
	...[...'\u00a0©«»°·×ÀÄÈÖÜßàäèéìòöùü–—‘’“”•…€−→←'].map(
		(character) => character.codePointAt(0) ?? 0x20,
	),
]);

/** Writes code points as the shortest CSS `unicode-range`. */
export function rangeOf(codePoints: readonly number[]): string {
	const sorted = [...new Set(codePoints)].sort((a, b) => a - b);
	const runs: [number, number][] = [];
	for (const point of sorted) {
		const last = runs.at(-1);
		if (last && point === last[1] + 1) last[1] = point;
		else runs.push([point, point]);
	}
	const hex = (point: number) => point.toString(16).toUpperCase();
	return runs
		.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
		.join(',');
}
