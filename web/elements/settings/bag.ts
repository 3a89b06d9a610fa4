/** A stored value as a bag of fields; an empty one for anything that is no object. */
export function bagOf(value: unknown): Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value)
		? (value as Record<string, unknown>)
		: {};
}
