/** Returns a stored text without the white space around it; an empty text for a value that is not a text. */
export function trimmedText(value: unknown): string {
	return typeof value === 'string' ? value.trim() : '';
}
