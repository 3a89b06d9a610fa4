/** Whether the browser has a network at all; one that leads nowhere counts as one. */
export function hasNetwork(): boolean {
	return navigator.onLine;
}
