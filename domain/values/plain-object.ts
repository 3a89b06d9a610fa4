/** A plain object as JSON has it, neither a list nor nothing: PHP writes an empty one as `[]`. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object, or an empty one for everything that is none. */
export function plainObjectOf(value: unknown): Record<string, unknown> {
	return isPlainObject(value) ? value : {};
}
