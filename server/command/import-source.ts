import { importSite } from '@outrigger/mock';
import type { CommandContext } from './context';
import { EXIT } from './exit-code';
import { existingPath } from './source';
import { writableTarget } from './writable-target';

/** `outrigger import SOURCE FOLDER`: writes a kit or an export as a content folder. */
export async function importSource(context: CommandContext): Promise<number> {
	const { words, switches, out, err } = context;
	const [from = '', to = ''] = words;
	const path = existingPath(from);
	const target = await writableTarget(to);
	err(`Reading ${from} …\n`);
	const { posts, media, warnings } = await importSite(path, target, {
		force: switches.has('force'),
	});
	if (switches.has('json')) {
		out(`${JSON.stringify({ posts, media, warnings })}\n`);
		return EXIT.done;
	}
	for (const warning of warnings) err(`${warning}\n`);
	out(
		`${to}: ${posts} posts, pages and templates, ${media} copied files, ${warnings.length} warnings.\n"outrigger ${to}" serves it.\n`,
	);
	return EXIT.done;
}
