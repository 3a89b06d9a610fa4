import type { Environment } from '../environment';
import { CommandFailure } from './command-failure';
import type { CommandContext } from './context';
import { EXIT } from './exit-code';
import { writableTarget } from './writable-target';

/**
 * `outrigger mock SOURCE --export FOLDER`: writes a content folder with the source and all changes that users wrote.
 * @throws CommandFailure beside `--reset` and `--snapshot`, which change the content to write
 */
export async function exportMock(
	folder: string,
	{ switches, values, out }: Pick<CommandContext, 'switches' | 'values' | 'out'>,
	{ contentDir, databaseUrl, dataDir, siteUrl }: Environment,
): Promise<number> {
	if (switches.has('reset') || values.has('snapshot'))
		throw new CommandFailure('"--export" goes neither with "--reset" nor with "--snapshot".');
	const target = await writableTarget(folder);
	const { exportSite, openDatabase } = await import('@outrigger/mock');
	const { posts, media } = await exportSite({
		contentDir,
		dataDir,
		siteUrl,
		database: await openDatabase({ url: databaseUrl, dataDir }),
		folder: target,
		force: switches.has('force'),
	});
	out(
		`${folder}: ${posts} posts, pages and templates, ${media} copied files.\n"outrigger mock ${folder}" serves it.\n`,
	);
	return EXIT.done;
}
