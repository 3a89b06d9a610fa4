/**
 * npm run fidelity [-- controls paid atomic pages] [--types '^(button|icon)$'] [--keep FOLDER]
 *
 * Puts the build beside what the builder paints: each setting of its widgets and of its version 4, and composed pages at three widths. The
 * facts and the programs that compare stand in ../shared/reference (or REFERENCE_DIR), never here. Prints the figures,
 * and ends with 1 where one is below what was reached before (`fidelity/reached.ts`). `--types` looks at some widgets
 * only and judges nothing; `--keep` leaves what was recorded in a folder, for `compare.mjs … --why 40`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { startBuiltSite } from '../tests/support/built-site';
import { belowReached, placeFigures, vectorFigures } from './fidelity/figures';
import { REACHED } from './fidelity/reached';
import {
	composedPages,
	recordPlaces,
	recordVectors,
	type VectorSet,
	vectorPages,
} from './fidelity/record';
import { launchBrowser } from './launch-browser';

const REFERENCE = resolve(process.env.REFERENCE_DIR || '../shared/reference');
const WORKERS = 2;
const SETS = ['pages', 'controls', 'paid', 'atomic'] as const;
type SetName = (typeof SETS)[number];
type Recorded = [string, unknown][];

/** Runs jobs by turns, `WORKERS` at a time. */
async function byWorkers(jobs: (() => Promise<Recorded>)[]): Promise<Recorded> {
	const waiting = [...jobs];
	const done: Recorded = [];
	const work = async () => {
		for (let job = waiting.shift(); job; job = waiting.shift()) done.push(...(await job()));
	};
	await Promise.all(Array.from({ length: WORKERS }, work));
	return done;
}

function jobsOf(set: SetName, browser: Browser, origin: string, types: RegExp) {
	if (set === 'pages') {
		return composedPages(REFERENCE).map((view) => () => recordPlaces(browser, origin, view));
	}
	const displayList = readFileSync(join(REFERENCE, 'display-list.js'), 'utf8');
	return vectorPages(REFERENCE, set)
		.filter(({ vectors }) => types.test(vectors[0].type))
		.map((page) => () => recordVectors(browser, origin, displayList, page));
}

const program = (name: string, ...rest: string[]) =>
	execFileSync(process.execPath, [join(REFERENCE, name), ...rest], { encoding: 'utf8' });

/** Prints how a set compares, and gives what fell below the reached figures. */
function judge(set: SetName, file: string, types: string | undefined): string[] {
	const printed =
		set === 'pages'
			? program('compare-pages.mjs', file)
			: program('compare.mjs', file, set, types ?? '.');
	console.log(`== ${set}\n${printed}`);
	if (types !== undefined) return [];
	return set === 'pages'
		? belowReached(set, placeFigures(printed), REACHED.pages)
		: belowReached(set, vectorFigures(printed), REACHED[set as VectorSet]);
}

/** @returns the exit code: 1 where a figure fell, 2 where there is nothing to compare with */
async function main(sets: readonly SetName[], types: string | undefined, keep: string | undefined) {
	if (!existsSync(join(REFERENCE, 'controls.json.gz'))) {
		console.error(`There is no reference in ${REFERENCE}. REFERENCE_DIR names another folder.`);
		return 2;
	}
	const folder = mkdtempSync(join(tmpdir(), 'outrigger-fidelity-'));
	const out = keep ? resolve(keep) : folder;
	mkdirSync(out, { recursive: true });
	const content = join(folder, 'content');
	for (const set of sets) program('make-content.mjs', content, set);
	const site = await startBuiltSite({ CONTENT_DIR: content });
	const browser = await launchBrowser();
	try {
		const fallen: string[] = [];
		for (const set of sets) {
			const jobs = jobsOf(set, browser, site.origin, new RegExp(types ?? '.'));
			const file = join(out, `${set}.json`);
			writeFileSync(file, JSON.stringify(Object.fromEntries(await byWorkers(jobs))));
			fallen.push(...judge(set, file, types));
		}
		for (const line of fallen) console.error(line);
		return fallen.length > 0 ? 1 : 0;
	} finally {
		await browser.close();
		await site.stop();
		rmSync(folder, { recursive: true, force: true });
	}
}

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { types: { type: 'string' }, keep: { type: 'string' } },
});
const chosen = SETS.filter((set) => positionals.length === 0 || positionals.includes(set));
process.exitCode = await main(chosen, values.types, values.keep);
