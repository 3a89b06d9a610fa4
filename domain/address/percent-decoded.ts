/**
 * Decodes percent-encoding; null where the encoding is broken (`%`, `%zz`, or an incomplete UTF-8 sequence: `%c3`).
 */
export function percentDecoded(text: string): string | null {
	try {
		return decodeURIComponent(text);
	} catch {
		return null;
	}
}
