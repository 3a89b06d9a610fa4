/**
 * npm run fidelity [-- controls paid atomic pages] [--types '^(button|icon)$'] [--keep FOLDER]
 *
 * Compares the build with the builder's painting: each setting of its widgets and of its version 4, and composed pages
 * at three widths. The recorded facts and the comparing programs are in ../shared/reference (or REFERENCE_DIR), never
 * in this repository. It prints the figures and exits with 1 if a figure is below its earlier value
 * (`fidelity/reached.ts`). `--types` compares some widgets only and judges nothing. `--keep` keeps the recordings in a
 * folder, for `compare.mjs … --why 40`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startBuiltSite } from '../tests/support/built-site';
import { belowReached, placeFigures, vectorFigures } from './fidelity/figures';
import { REACHED } from './fidelity/reached';
import {
	composedPages,
	openTab,
	recordPlaces,
	recordVectors,
	type Tab,
	type VectorSet,
	vectorPages,
} from './fidelity/record';
import { HERE_ALONE, launchBrowser } from './launch-browser';

const REFERENCE = resolve(process.env.REFERENCE_DIR || '../shared/reference');
const TABS = 2;
const SETS = ['pages', 'controls', 'paid', 'atomic'] as const;
type SetName = (typeof SETS)[number];
type Recorded = [string, unknown][];

type Job = (tab: Tab) => Promise<Recorded>;

/** Runs jobs one after the other in each tab, and in all tabs at the same time. */
async function inTabs(tabs: readonly Tab[], jobs: readonly Job[]): Promise<Recorded> {
	const waiting = [...jobs];
	const done: Recorded = [];
	const work = async (tab: Tab) => {
		for (let job = waiting.shift(); job; job = waiting.shift()) done.push(...(await job(tab)));
	};
	await Promise.all(tabs.map(work));
	return done;
}

function jobsOf(set: SetName, origin: string, types: RegExp): Job[] {
	if (set === 'pages') {
		return composedPages(REFERENCE).map((slug) => (tab) => recordPlaces(tab, origin, slug));
	}
	const displayList = readFileSync(join(REFERENCE, 'display-list.js'), 'utf8');
	return vectorPages(REFERENCE, set)
		.filter(({ vectors }) => types.test(vectors[0].type))
		.map((page) => (tab) => recordVectors(tab, origin, displayList, page));
}

const program = (name: string, ...rest: string[]) =>
	execFileSync(process.execPath, [join(REFERENCE, name), ...rest], { encoding: 'utf8' });

/** Prints the comparison of a set, and returns the figures that fell below the earlier figures. */
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

/** @returns the exit code: 1 if a figure fell, 2 without a reference to compare with */
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
	const browser = await launchBrowser([HERE_ALONE]);
	try {
		const tabs = await Promise.all(Array.from({ length: TABS }, () => openTab(browser)));
		const fallen: string[] = [];
		for (const set of sets) {
			const jobs = jobsOf(set, site.origin, new RegExp(types ?? '.'));
			const file = join(out, `${set}.json`);
			writeFileSync(file, JSON.stringify(Object.fromEntries(await inTabs(tabs, jobs))));
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
