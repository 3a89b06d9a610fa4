/** A stored text without the space around it; empty for everything that is none. */
export function trimmedText(value: unknown): string {
	return typeof value === 'string' ? value.trim() : '';
}
