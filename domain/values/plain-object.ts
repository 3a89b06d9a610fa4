/** True for a plain JSON object: no array, not null. PHP writes an empty object as `[]`. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the object, or an empty object for any other value. */
export function plainObjectOf(value: unknown): Record<string, unknown> {
	return isPlainObject(value) ? value : {};
}
