/** Trusted Types refuse a plain empty string; the browser provides an empty value that passes. */
export const EMPTY_MARKUP: string =
	(globalThis as { trustedTypes?: { emptyHTML: string } }).trustedTypes?.emptyHTML ?? '';
