/** A stored text without the space around it; empty for a value that is no text. */
export function trimmedText(value: unknown): string {
	return typeof value === 'string' ? value.trim() : '';
}
