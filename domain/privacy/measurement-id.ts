/** True for a measurement id of Google Analytics 4, `G-AB12CD34EF`. */
export function isMeasurementId(text: string): boolean {
	return /^G-[A-Z0-9]{4,20}$/.test(text);
}
