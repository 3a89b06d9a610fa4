/**
 * Ids of the parts of one widget: the editor's text, if it is valid as an id and no earlier part has it; else the
 * widget's own name for the part. Thus an address that names an id leads to only one part.
 */
export function ownIds(
	typed: readonly string[],
	usual: (index: number) => string,
): readonly string[] {
	const taken = new Set<string>();
	return typed.map((text, index) => {
		const wanted = text.trim();
		const id = /^\S+$/.test(wanted) && !taken.has(wanted) ? wanted : usual(index);
		taken.add(id);
		return id;
	});
}
