/**
 * Mutation tests of the rules: `npm run mutation`, or a part with `npm run mutation -- --mutate
 * domain/motion/sticky.ts`. `docs/mutation.md` lists the mutations that no test detects, and why they are accepted.
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
	// If rules and tests have not changed, their earlier results come from this file; `--force` runs all mutations
	// again.
	incremental: true,
	incrementalFile: '.stryker/incremental.json',
	thresholds: { high: 95, low: 90, break: 90 },
};
