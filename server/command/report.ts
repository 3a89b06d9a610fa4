import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPictureProcess } from '@outrigger/media/picture-process';
import { pino } from 'pino';
import { type Environment, parseEnvironment } from '../environment';
import { openBackend } from '../open-backend';
import { openFonts } from '../open-fonts';
import { passedReportText } from '../report/passed-lines';
import { passedReportPage } from '../report/passed-page';
import { reportText } from '../report/report-lines';
import { reportPage } from '../report/report-page';
import { familiesOf } from '../report/site-report';
import type { SiteReport } from '../site/backend/reported-site';
import { readBuiltFonts } from '../site/built-fonts';
import { createForeignMedia } from '../site/foreign-media/foreign-media';
import { CommandFailure } from './command-failure';
import { type CommandContext, withOptions } from './context';
import { EXIT } from './exit-code';
import { parity } from './programs';
import { reportPassed } from './report-passed';
import { withSource } from './source';

/** The most pages of an address that the report opens in a browser, each six times. */
const MOST_COMPARED = 5;

/**
 * `outrigger report [SOURCE]`: prints how the host shows the pages of a site; for the address of a WordPress also what
 * happens to the scripts of its pages.
 */
export async function report(context: CommandContext): Promise<number> {
	const { words, values, switches, out, err } = context;
	const given = withOptions(context.variables, values, { data: 'DATA_DIR' });
	const variables = withSource(words[0], given, context.files.demonstration);
	const environment = parseEnvironment(variables);
	if (environment.wordpress !== null) {
		return reportAddress(environment, context);
	}
	const made = await makeReport(environment, context);
	const file = values.get('html');
	if (file !== undefined) {
		await writeWhole(file, await reportPage(made, 'en').text());
		err(`${file} holds the report.\n`);
	}
	if (switches.has('json')) out(`${JSON.stringify(made)}\n`);
	else if (file === undefined) out(`${reportText(made)}\n`);
	return EXIT.done;
}

/**
 * The report of an address: with `--html` one HTML file, which compares WordPress's pages with ours if a browser is
 * installed.
 */
async function reportAddress(environment: Environment, context: CommandContext): Promise<number> {
	const { values, switches, out, err, files } = context;
	const passed = await reportPassed(environment, files);
	const file = values.get('html');
	const site = environment.wordpress?.siteUrl ?? '';
	if (file !== undefined) {
		const comparison = await comparisonOf(site, context);
		await writeWhole(file, await passedReportPage(site, passed, comparison));
		err(`${file} holds the report.\n`);
	}
	if (switches.has('json')) out(`${JSON.stringify(passed)}\n`);
	else if (file === undefined) out(`${passedReportText(passed)}\n`);
	return EXIT.done;
}

/**
 * The lines that `outrigger parity` writes about some pages; null if there is no browser, or if the program compared no
 * page.
 */
async function comparisonOf(site: string, context: CommandContext): Promise<string | null> {
	const folder = await mkdtemp(join(tmpdir(), 'outrigger-report-'));
	const file = join(folder, 'parity.html');
	const PARITY_PAGES = `${MOST_COMPARED}`;
	const variables = { ...context.variables, PARITY_FILE: file, PARITY_PAGES };
	try {
		await parity({ ...context, words: [site], variables }, 'quiet');
		return await readFile(file, 'utf8');
	} catch {
		return null;
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

/** Writes a file as a whole or, where the disk refuses, not at all. */
async function writeWhole(file: string, text: string): Promise<void> {
	const beside = `${file}.${process.pid}`;
	try {
		await writeFile(beside, text);
		await rename(beside, file);
	} finally {
		await rm(beside, { force: true });
	}
}

/** @throws CommandFailure for a source without a report */
async function makeReport(
	environment: Environment,
	{ files }: CommandContext,
): Promise<SiteReport> {
	const log = pino({ level: 'silent' });
	const pictures = createPictureProcess({ file: files.pictures, log });
	const [backend, fonts] = await Promise.all([
		openBackend(environment, log, pictures),
		readBuiltFonts(files.client, await openFonts(environment, log)),
	]);
	if (!backend.report) throw new CommandFailure('There is no report for this source.');
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
