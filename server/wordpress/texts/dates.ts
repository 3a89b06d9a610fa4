/** `2026-11-21 00:55:21` (comments, users) → `2026-11-21T00:55:21`, the form every date has in REST. */
export function withLetterT(date: string): string {
	return date.replace(' ', 'T');
}
