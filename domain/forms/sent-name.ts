/**
 * Matches the names of submitted fields: `form_fields[email]`, or `form_fields[gear][]` for a field with several
 * answers.
 */
const NAME = /^form_fields\[([\w-]{1,100})\](?:\[\])?$/;

/** The field id in a submitted name; null for every other name. */
export function fieldIdOf(name: string): string | null {
	return NAME.exec(name)?.[1] ?? null;
}

/** Field id → its submitted texts, in order. Leaves files out. */
export function sentTexts(entries: Iterable<readonly [string, unknown]>): Map<string, string[]> {
	const texts = new Map<string, string[]>();
	for (const [name, entry] of entries) {
		const id = fieldIdOf(name);
		if (id === null || typeof entry !== 'string') continue;
		texts.set(id, [...(texts.get(id) ?? []), entry]);
	}
	return texts;
}
