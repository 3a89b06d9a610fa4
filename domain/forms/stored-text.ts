/** A stored control, or a part of an answer, as text: numbers are written out, everything else is empty. */
export function storedText(value: unknown): string {
	if (typeof value === 'string') return value;
	return typeof value === 'number' ? String(value) : '';
}
