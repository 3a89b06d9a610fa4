import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { importSite } from '@outrigger/formats/import-site';

/*
 * Writes a kit, a WordPress export file or builder exports as a content folder of readable files.
 * `npm run import -- export.xml folder/`
 */

const { positionals } = parseArgs({ allowPositionals: true });
const [from, to] = positionals;
if (from === undefined || to === undefined || positionals.length > 2) {
	console.error('Give what to read and a folder to write: npm run import -- export.xml my-site/');
	process.exit(1);
}
try {
	const { posts, media, warnings } = await importSite(resolve(from), resolve(to));
	for (const warning of warnings) console.warn(warning);
	console.log(
		`${to}: ${posts} posts, pages and templates, ${media} copied files, ${warnings.length} warnings.\nCONTENT_DIR=${to} npm start shows it.`,
	);
} catch (error) {
	console.error(error instanceof Error ? error.message : String(error));
	process.exitCode = 1;
}
