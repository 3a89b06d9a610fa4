/** Converts a stored control, or a part of an answer, to text: numbers become digits, every other value is empty. */
export function storedText(value: unknown): string {
	if (typeof value === 'string') return value;
	return typeof value === 'number' ? String(value) : '';
}
