/** Trusted Types take a plain empty string for a risk; the browser has an empty value that they trust. */
export const EMPTY_MARKUP: string =
	(globalThis as { trustedTypes?: { emptyHTML: string } }).trustedTypes?.emptyHTML ?? '';
