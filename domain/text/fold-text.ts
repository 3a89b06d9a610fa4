const ASCII_ONLY = /^[\x20-\x7e\s]*$/;

/**
 * Lower case without accents, the way WordPress's database compares texts: `Ærø Été` → `ærø ete`. The special sigma at
 * the end of a Greek word becomes a normal sigma.
 */
export function foldText(text: string): string {
	const lower = text.toLowerCase();
	if (ASCII_ONLY.test(lower)) return lower;
	return lower.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ς', 'σ');
}

/** A folded text, with the origin of each of its units. */
export interface FoldedText {
	folded: string;
	/**
	 * For each unit of the folded text, and for its end: the position in the original text of the character that it
	 * comes from.
	 */
	places: readonly number[];
}

/**
 * Folds a text as `foldText` does, and keeps the places of its characters, so that a match can be marked in the
 * original text.
 */
export function foldWithPlaces(text: string): FoldedText {
	let folded = '';
	const places: number[] = [];
	let at = 0;
	for (const character of text) {
		const own = foldText(character);
		for (let unit = 0; unit < own.length; unit++) places.push(at);
		folded += own;
		at += character.length;
	}
	places.push(text.length);
	return { folded, places };
}
