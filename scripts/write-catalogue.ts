/** Writes the pages of the catalogue into `content/pages/`, which are not committed. */
import { writePages } from './catalogue/write-pages';

const count = await writePages();
process.stdout.write(`${count} pages of the catalogue, under content/pages\n`);
