/** Missing in some browsers and in TypeScript's types. */
interface Connection {
	saveData?: boolean;
}

/** True if the visitor's browser saves data; the page then omits decorative films and pictures. */
export function isSavingData(): boolean {
	const { connection } = navigator as Navigator & { connection?: Connection };
	return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
}
