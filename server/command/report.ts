import { writeFile } from 'node:fs/promises';
import { createPictureProcess } from '@outrigger/media/picture-process';
import { pino } from 'pino';
import { parseEnvironment } from '../environment';
import { openBackend } from '../open-backend';
import { reportText } from '../report/report-lines';
import { reportPage } from '../report/report-page';
import { familiesOf } from '../report/site-report';
import type { SiteReport } from '../site/backend/reported-site';
import { readBuiltFonts } from '../site/built-fonts';
import { createForeignMedia } from '../site/foreign-media/foreign-media';
import { CommandFailure } from './command-failure';
import { type CommandContext, withOptions } from './context';
import { EXIT } from './exit-code';
import { withSource } from './source';

/** `outrigger report [SOURCE]`: says how the pages of a site are shown. */
export async function report(context: CommandContext): Promise<number> {
	const { words, values, switches, out, err } = context;
	const given = withOptions(context.variables, values, { data: 'DATA_DIR' });
	const variables = withSource(words[0], given, context.files.demonstration);
	const made = await makeReport({ ...context, variables });
	const file = values.get('html');
	if (file !== undefined) {
		await writeFile(file, await reportPage(made, 'en').text());
		err(`${file} holds the report.\n`);
	}
	if (switches.has('json')) out(`${JSON.stringify(made)}\n`);
	else if (file === undefined) out(`${reportText(made)}\n`);
	return EXIT.done;
}

/** @throws CommandFailure for a WordPress, whose content only its own site can list */
async function makeReport({ variables, files }: CommandContext): Promise<SiteReport> {
	const environment = parseEnvironment(variables);
	if (environment.wordpress !== null) {
		throw new CommandFailure(
			'A report reads a kit, an export or a folder. For the address of a WordPress use "outrigger check" and "outrigger parity".',
		);
	}
	const log = pino({ level: 'silent' });
	const pictures = createPictureProcess({ file: files.pictures, log });
	const [backend, fonts] = await Promise.all([
		openBackend(environment, log, pictures),
		readBuiltFonts(files.client),
	]);
	if (!backend.report) throw new CommandFailure('This source cannot be reported on.');
	const media = createForeignMedia({
		siteUrl: environment.siteUrl,
		dataDir: environment.dataDir,
		secret: () => '',
		trusted: environment.imageOrigins,
		isDirect: environment.imageMode === 'direct',
		localize: backend.localize,
		onLearned: () => {},
		log,
		now: Date.now,
		pictures,
	});
	return backend.report({
		hasFamily: familiesOf(fonts.catalogue),
		whyMissing: (address) => media.whyMissing(address, 'ask'),
	});
}
