/** Missing in some browsers and in TypeScript's types. */
interface Connection {
	saveData?: boolean;
}

/** True where the visitor's browser saves data: decorative films and pictures are left out then. */
export function isSavingData(): boolean {
	const { connection } = navigator as Navigator & { connection?: Connection };
	return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
}
