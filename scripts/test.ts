/**
 * Runs every test of the project and ends with `N passed, N failed`. Both runners always run, so that one report lists
 * all failures; their names are just before that line, because a shortened log keeps its end.
 */
import { spawnSync } from 'node:child_process';
import {
	chmodSync,
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';
import { warmQuickly } from './quick-pictures';

const UNIT_REPORT = 'test-results/unit.json';
const BROWSER_REPORT = 'test-results/browser.json';
const BROWSER_DATA = 'data/browser-tests';

interface Tally {
	passed: number;
	failed: number;
	skipped: number;
	/** The tests that failed, and the tests that passed only at the second attempt, one per line. */
	names: readonly string[];
}

const UnitReport = v.object({
	numPassedTests: v.number(),
	numFailedTests: v.number(),
	numPendingTests: v.number(),
	numFailedTestSuites: v.number(),
	testResults: v.array(
		v.object({
			name: v.string(),
			status: v.string(),
			assertionResults: v.array(v.object({ status: v.string(), fullName: v.string() })),
		}),
	),
});
interface BrowserSuite {
	file: string;
	specs: { title: string; tests: { status: string }[] }[];
	suites?: BrowserSuite[] | undefined;
}
const BrowserSuite: v.GenericSchema<BrowserSuite> = v.object({
	file: v.string(),
	specs: v.array(v.object({ title: v.string(), tests: v.array(v.object({ status: v.string() })) })),
	suites: v.optional(v.array(v.lazy(() => BrowserSuite))),
});
const BrowserReport = v.object({
	suites: v.array(BrowserSuite),
	/**
	 * Errors that belong to no test: a worker that ends unexpectedly or that cannot end, a server that does not start.
	 */
	errors: v.optional(v.array(v.object({ message: v.optional(v.string()) })), []),
	stats: v.object({
		expected: v.number(),
		unexpected: v.number(),
		flaky: v.number(),
		skipped: v.number(),
	}),
});

function run(command: string, args: readonly string[]): boolean {
	return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

function readReport<Schema extends v.GenericSchema>(path: string, schema: Schema) {
	if (!existsSync(path)) return undefined;
	const result = v.safeParse(schema, JSON.parse(readFileSync(path, 'utf8')));
	return result.success ? result.output : undefined;
}

/** Counts one failure for a runner that ended with an error but named no failed test. */
function withExit(tally: Tally | undefined, succeeded: boolean): Tally {
	const counted = tally ?? { passed: 0, failed: 0, skipped: 0, names: [] };
	return { ...counted, failed: succeeded ? counted.failed : Math.max(1, counted.failed) };
}

/** Returns the failed tests of a file, or the file itself if none of its tests could start. */
function failedUnits({ testResults }: v.InferOutput<typeof UnitReport>): string[] {
	return testResults
		.filter(({ status }) => status === 'failed')
		.flatMap(({ name, assertionResults }) => {
			const failed = assertionResults.filter(({ status }) => status === 'failed');
			const file = relative('.', name);
			return failed.length > 0
				? failed.map(({ fullName }) => `failed: ${file} > ${fullName}`)
				: [`failed: ${file}`];
		});
}

const BROWSER_OUTCOMES: Partial<Record<string, string>> = {
	unexpected: 'failed',
	flaky: 'second time only',
};

function troubledVisits({ file, specs, suites = [] }: BrowserSuite): string[] {
	const own = specs.flatMap(({ title, tests }) =>
		tests.flatMap(({ status }) => {
			const outcome = BROWSER_OUTCOMES[status];
			return outcome ? [`${outcome}: ${file} > ${title}`] : [];
		}),
	);
	return [...own, ...suites.flatMap(troubledVisits)];
}

function outsideTests({ message = '' }: { message?: string | undefined }): string {
	return `failed: outside any test: ${stripVTControlCharacters(message).replaceAll(/\s+/g, ' ').slice(0, 500)}`;
}

function unitTests(): Tally {
	const succeeded = run('npx', [
		'vitest',
		'run',
		'--reporter=dot',
		'--reporter=json',
		`--outputFile.json=${UNIT_REPORT}`,
	]);
	const report = readReport(UNIT_REPORT, UnitReport);
	const tally = report && {
		passed: report.numPassedTests,
		failed: report.numFailedTests,
		skipped: report.numPendingTests,
		names: failedUnits(report),
	};
	return withExit(tally, succeeded);
}

/** Creates a data folder for the browser tests, with all pictures of the demonstration. */
async function prepareBrowserData(): Promise<void> {
	rmSync(BROWSER_DATA, { recursive: true, force: true });
	if (existsSync('data/media')) cpSync('data/media', `${BROWSER_DATA}/media`, { recursive: true });
	await warmQuickly(BROWSER_DATA);
}

async function browserTests(): Promise<Tally> {
	await prepareBrowserData();
	const succeeded = run('npx', ['playwright', 'test']);
	const report = readReport(BROWSER_REPORT, BrowserReport);
	const tally = report && {
		passed: report.stats.expected + report.stats.flaky,
		failed: report.stats.unexpected,
		skipped: report.stats.skipped,
		names: [...report.suites.flatMap(troubledVisits), ...report.errors.map(outsideTests)],
	};
	return withExit(tally, succeeded);
}

rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results', { recursive: true });
// If a machine stops the tests, they and the servers that they start leave folders behind, so all of these are in one
// folder.
const temporary = mkdtempSync(join(tmpdir(), 'outrigger-tests-'));
// The PostgreSQL server of the tests runs as another user, who needs access to a folder inside of this one.
chmodSync(temporary, 0o711);
process.env.TMPDIR = temporary;
process.on('exit', () => rmSync(temporary, { recursive: true, force: true }));
const tallies = [unitTests(), await browserTests()];
const sum = (key: 'passed' | 'failed' | 'skipped') =>
	tallies.reduce((total, tally) => total + tally[key], 0);
const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
console.log(['', ...tallies.flatMap(({ names }) => names)].join('\n'));
console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
