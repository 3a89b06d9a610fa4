/**
 * Runs every test of the project and closes with `N passed, N failed`.
 * Both runners always run, so that one report names everything that is broken.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import * as v from 'valibot';

const UNIT_REPORT = 'test-results/unit.json';
const BROWSER_REPORT = 'test-results/browser.json';
const BROWSER_DATA = 'data/browser-tests';

interface Tally {
	passed: number;
	/** Among those that passed: what failed at first. */
	flaky?: number;
	failed: number;
	skipped: number;
}

const UnitReport = v.object({
	numPassedTests: v.number(),
	numFailedTests: v.number(),
	numPendingTests: v.number(),
	numFailedTestSuites: v.number(),
});
const BrowserReport = v.object({
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

/** A runner that ended badly without naming a failed test still counts as one failure. */
function withExit(tally: Tally | undefined, succeeded: boolean): Tally {
	const counted = tally ?? { passed: 0, failed: 0, skipped: 0 };
	return { ...counted, failed: succeeded ? counted.failed : Math.max(1, counted.failed) };
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
	};
	return withExit(tally, succeeded);
}

/** A data folder of their own for the browser tests, with the pictures that the build has made already. */
function prepareBrowserData(): void {
	rmSync(BROWSER_DATA, { recursive: true, force: true });
	if (existsSync('data/media')) cpSync('data/media', `${BROWSER_DATA}/media`, { recursive: true });
}

function browserTests(): Tally {
	prepareBrowserData();
	const succeeded = run('npx', ['playwright', 'test']);
	const stats = readReport(BROWSER_REPORT, BrowserReport)?.stats;
	const tally = stats && {
		passed: stats.expected + stats.flaky,
		flaky: stats.flaky,
		failed: stats.unexpected,
		skipped: stats.skipped,
	};
	return withExit(tally, succeeded);
}

rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results', { recursive: true });
const tallies = [unitTests(), browserTests()];
const sum = (key: keyof Tally) => tallies.reduce((total, tally) => total + (tally[key] ?? 0), 0);
const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
if (sum('flaky') > 0) console.log(`\n${sum('flaky')} passed the second time only: see above`);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
