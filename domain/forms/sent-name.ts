/** How fields are named when they are sent: `form_fields[email]`, `form_fields[gear][]` where several answers may come. */
const NAME = /^form_fields\[([\w-]{1,100})\](?:\[\])?$/;

/** The id of the field that is sent under a name; null for everything else that comes with a form. */
export function fieldIdOf(name: string): string | null {
	return NAME.exec(name)?.[1] ?? null;
}

/** Field id → the texts that were sent for it, in their order. Files are left out. */
export function sentTexts(entries: Iterable<readonly [string, unknown]>): Map<string, string[]> {
	const texts = new Map<string, string[]>();
	for (const [name, entry] of entries) {
		const id = fieldIdOf(name);
		if (id === null || typeof entry !== 'string') continue;
		texts.set(id, [...(texts.get(id) ?? []), entry]);
	}
	return texts;
}
