import { productionLog, startSite } from '../start';
import { type CommandContext, withOptions } from './context';
import { createPlainLog } from './plain-log';
import { reachWordPress } from './reach-wordpress';
import { withSource } from './source';

const OPTIONS = { port: 'PORT', host: 'HOST', data: 'DATA_DIR', 'site-url': 'SITE_URL' };

type NamedBy = Pick<CommandContext, 'variables' | 'files'>;

/**
 * `outrigger [serve] [SOURCE]`: serves the site until a signal ends it. Prints the source first, then the addresses,
 * then the repairs and omissions.
 */
export async function serve(context: CommandContext): Promise<null> {
	const { words, values, switches, files, err } = context;
	const given = withOptions(context.variables, values, OPTIONS);
	const variables = withSource(words[0], given, files.demonstration);
	err(`Reading ${nameOf(words[0], { variables, files })} …\n`);
	if (variables.WORDPRESS_URL) await reachWordPress(variables.WORDPRESS_URL);
	if (switches.has('json-log')) {
		await startSite(variables, files, productionLog());
		return null;
	}
	const { log, flush } = createPlainLog(err);
	await startSite(variables, files, log);
	const leftOut = flush();
	if (leftOut !== '') {
		const advice = variables.WORDPRESS_URL ? '' : '"outrigger report" lists everything by page.\n';
		err(`Repaired or left out while reading:\n${leftOut}${advice}`);
	}
	err('Press Ctrl+C to stop.\n');
	return null;
}

function nameOf(source: string | undefined, { variables, files }: NamedBy): string {
	const read = source ?? (variables.WORDPRESS_URL || variables.CONTENT_DIR);
	return read === files.demonstration ? 'the demonstration' : (read ?? '');
}
