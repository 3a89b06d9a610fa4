import { writePages } from '../../scripts/catalogue/write-pages';

/** Tests read the catalogue's pages as content: they are written before the first of them. */
export async function setup(): Promise<void> {
	await writePages();
}
