/** What the browser calls itself. */
export function userAgent(): string {
	return navigator.userAgent;
}

/** The language that the visitor prefers, BCP 47. */
export function preferredLanguage(): string {
	return navigator.language;
}
