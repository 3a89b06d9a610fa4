/**
 * Mutation tests of the rules: `npm run mutation`, or a part with `npm run mutation -- --mutate domain/motion/sticky.ts`.
 * Survivors and why they may live stand in `docs/mutation.md`.
 *
 */
export default {
	testRunner: 'vitest',
	vitest: { configFile: 'mutation.config.ts' },
	mutate: ['domain/**/*.ts', '!domain/**/*.test.ts', '!domain/**/*.d.ts', '!domain/**/testing/**'],
	// The sandbox contains only what the rules and their tests need, because the rest of the repository is large.
	ignorePatterns: [
		'*',
		'!domain',
		'!domain/**/*',
		'!schema',
		'!schema/version',
		'!*.json',
		'!mutation.config.ts',
	],
	tempDirName: '.stryker/sandbox',
	concurrency: 1,
	timeoutMS: 10_000,
	reporters: ['clear-text', 'json'],
	clearTextReporter: { allowColor: false, logTests: false, reportTests: false, skipFull: true },
	jsonReporter: { fileName: '.stryker/mutation.json' },
	// Results for code whose rules and tests have not changed since come from there; `--force`
	// tries everything anew.
	incremental: true,
	incrementalFile: '.stryker/incremental.json',
	thresholds: { high: 95, low: 90, break: 90 },
};
