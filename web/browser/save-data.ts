/** Not in every browser, and not in TypeScript's own types. */
interface Connection {
	saveData?: boolean;
}

/** Whether the visitor asked for less to be fetched: films and pictures that are only decoration are left out then. */
export function isSavingData(): boolean {
	const { connection } = navigator as Navigator & { connection?: Connection };
	return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
}
