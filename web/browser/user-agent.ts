/** The browser's user agent string. */
export function userAgent(): string {
	return navigator.userAgent;
}

/** The visitor's preferred language, BCP 47. */
export function preferredLanguage(): string {
	return navigator.language;
}
