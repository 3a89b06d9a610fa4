const ASCII_ONLY = /^[\x20-\x7e\s]*$/;

/** Lower case without accents, the way WordPress's database compares texts: `Ærø Été` → `ærø ete`. */
export function foldText(text: string): string {
	const lower = text.toLowerCase();
	return ASCII_ONLY.test(lower) ? lower : lower.normalize('NFD').replace(/\p{M}/gu, '');
}
