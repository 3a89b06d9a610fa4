/** True where the browser has a network connection, even one without internet access. */
export function hasNetwork(): boolean {
	return navigator.onLine;
}
