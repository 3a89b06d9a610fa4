import { writePages } from '../../scripts/catalogue/write-pages';

/** Writes the catalogue's pages before the first test, because tests read them as content. */
export async function setup(): Promise<void> {
	await writePages();
}
