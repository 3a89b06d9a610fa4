/** What the browser calls itself. */
export function userAgent(): string {
	return navigator.userAgent;
}
