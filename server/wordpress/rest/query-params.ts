/** A parameter as PHP reads it: text, or a list or map of more. Keys of lists are `0`, `1`… */
export type Param = string | Map<string, Param>;

/** The deepest level of brackets that is read. */
const DEEPEST = 5;

function place(target: Map<string, Param>, path: readonly string[], value: string): void {
	const [first = '', ...rest] = path;
	const key = first === '' ? String(target.size) : first;
	if (rest.length === 0) {
		target.set(key, value);
		return;
	}
	const existing = target.get(key);
	const inner = existing instanceof Map ? existing : new Map<string, Param>();
	target.set(key, inner);
	place(inner, rest, value);
}

/** `a[b][]` → `['a', 'b', '']`. */
function pathOf(name: string): string[] {
	const first = name.indexOf('[');
	if (first < 1 || !name.endsWith(']')) return [name];
	return [name.slice(0, first), ...name.slice(first + 1, -1).split('][')].slice(0, DEEPEST);
}

/**
 * Reads names with brackets as PHP does: `categories[terms]=1,2`, `include[]=3`; of two values with one name the later
 * one counts.
 */
export function nestedParams(pairs: Iterable<[string, string]>): Map<string, Param> {
	const params = new Map<string, Param>();
	for (const [name, value] of pairs) place(params, pathOf(name), value);
	return params;
}

/** Reads a JSON body in the same way; omits values that are neither text, number, boolean, list nor object. */
export function jsonParams(value: unknown): Map<string, Param> {
	const params = new Map<string, Param>();
	if (typeof value !== 'object' || value === null) return params;
	for (const [name, inner] of Object.entries(value)) {
		if (typeof inner === 'object' && inner !== null) params.set(name, jsonParams(inner));
		else if (['string', 'number', 'boolean'].includes(typeof inner))
			params.set(name, String(inner));
	}
	return params;
}
