/** The browser's user agent string. */
export function userAgent(): string {
	return navigator.userAgent;
}

/** True for a device with a touch screen, even if it also has a mouse. */
export function hasTouchScreen(): boolean {
	return navigator.maxTouchPoints > 0;
}

/** The visitor's preferred language, BCP 47. */
export function preferredLanguage(): string {
	return navigator.language;
}
